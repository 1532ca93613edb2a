import { useMemo, useState } from 'react'
import { valueText } from '#machines/kit/names.ts'
import type { TabReport } from '../protocol.ts'
import { liveStates } from './catalogue.ts'
import { Chart, type Marks } from './chart.tsx'
import { ChartTools } from './chart-tools.tsx'
import { Context } from './context.tsx'
import { Events } from './events.tsx'
import styles from './flows-page.module.css'
import { Instances } from './instances.tsx'
import { Log } from './log.tsx'
import { coveredOf, instancesOf, runningFlow } from './running.ts'

export const FlowView = ({ id, followed }: { id: string; followed: TabReport | null }) => {
  const [isActualSize, setActualSize] = useState(false)
  const [selected, setSelected] = useState<string | null>(null)
  const instances = instancesOf(followed, id)
  const running = instances.find(({ ref }) => ref === selected) ?? runningFlow(followed, id)
  const marks = useMemo((): Marks => {
    const { leaves, groups } = running?.isActive === true ? liveStates(id, running.value) : { leaves: [], groups: [] }
    return { live: leaves, around: groups, covered: coveredOf(followed, id), last: running?.last.transitions ?? [] }
  }, [id, running, followed])

  return (
    <main className={styles['main']}>
      <div className={styles['chart']}>
        <ChartTools title={id} isActualSize={isActualSize} onSize={setActualSize} />
        <Chart name={id} label={`Chart of ${id}`} marks={marks} isActualSize={isActualSize} />
      </div>
      <aside className={styles['panel']} aria-label={`The running flow ${id}`}>
        <output className={styles['now']}>
          {running?.isActive === true ? (
            <>
              Now in <b data-testid="state">{valueText(running.value)}</b>
            </>
          ) : (
            <>{running === null ? 'Not running in the tab that is followed.' : 'It has ended.'}</>
          )}
        </output>
        {instances.length > 1 && running !== null && (
          <Instances instances={instances} running={running} onChoose={setSelected} />
        )}
        {followed !== null && running?.isActive === true && <Events followed={followed} running={running} />}
        {running !== null && <Context running={running} />}
        <Log followed={followed} flow={id} instance={instances.length > 1 ? (running?.ref ?? null) : null} />
      </aside>
    </main>
  )
}
