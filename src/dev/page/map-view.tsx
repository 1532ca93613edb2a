import { useMemo, useState } from 'react'
import type { TabReport } from '../protocol.ts'
import { Chart, type Marks } from './chart.tsx'
import { ChartTools } from './chart-tools.tsx'
import styles from './flows-page.module.css'
import { Log } from './log.tsx'
import { linesBetween } from './running.ts'
import { MAP } from './use-choice.ts'

export const MapView = ({ followed }: { followed: TabReport | null }) => {
  const [isActualSize, setActualSize] = useState(false)
  const marks = useMemo((): Marks => {
    const live = followed?.flows.filter(({ isActive }) => isActive).map(({ flow }) => flow) ?? []
    const taken = Object.keys(followed?.covered ?? {})
    return { live, around: [], covered: linesBetween(taken), last: linesBetween(live) }
  }, [followed])
  return (
    <main className={styles['main']}>
      <div className={styles['chart']}>
        <ChartTools title="All flows" isActualSize={isActualSize} onSize={setActualSize} />
        <Chart name={MAP} label="Map of all flows" marks={marks} isActualSize={isActualSize} />
      </div>
      <aside className={styles['panel']} aria-label="What happened">
        <p className={styles['lead']}>
          Every flow of the product is a state machine. A highlighted one is running in the tab that is followed, and so
          are both ends of a highlighted line; green lines join flows that have run there. Open a flow to see where it
          is.
        </p>
        <Log followed={followed} flow={null} />
      </aside>
    </main>
  )
}
