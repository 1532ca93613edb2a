import { useMemo, useState } from 'react'
import type { TabReport } from '../protocol.ts'
import { Chart, type Marks } from './chart.tsx'
import { ChartTools } from './chart-tools.tsx'
import styles from './flows-page.module.css'
import { Log } from './log.tsx'
import { MAP } from './use-choice.ts'

export const MapView = ({ followed }: { followed: TabReport | null }) => {
  const [isActualSize, setActualSize] = useState(false)
  const marks = useMemo((): Marks => {
    const live = followed?.flows.filter(({ isActive }) => isActive).map(({ flow }) => flow) ?? []
    return { live, around: [], covered: [], last: [] }
  }, [followed])
  return (
    <main className={styles['main']}>
      <div className={styles['chart']}>
        <ChartTools title="All flows" isActualSize={isActualSize} onSize={setActualSize} />
        <Chart name={MAP} label="Map of all flows" marks={marks} isActualSize={isActualSize} />
      </div>
      <aside className={styles['panel']} aria-label="What happened">
        <p className={styles['lead']}>
          Every flow of the product is a state machine. A highlighted one is running in the tab that is followed; open
          one to see where it is.
        </p>
        <Log followed={followed} flow={null} />
      </aside>
    </main>
  )
}
