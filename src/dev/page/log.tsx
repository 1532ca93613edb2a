import { valueText } from '#machines/kit/names.ts'
import type { TabReport } from '../protocol.ts'
import { eventText } from './event-text.ts'
import styles from './panel.module.css'

/** Steps of one flow, or of all. */
export const Log = ({ followed, flow }: { followed: TabReport | null; flow: string | null }) => {
  const lines = followed?.log.filter((line) => flow === null || line.flow === flow) ?? []
  return (
    <section className={styles['section']}>
      <h3>Last steps</h3>
      {lines.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ol className={styles['log']}>
          {lines.map((line) => (
            <li key={line.number}>
              {flow === null && <a href={`#${line.flow}`}>{line.flow}</a>}
              <b>{eventText(line.event)}</b>
              <span>
                <span aria-label="leads to">→</span> {valueText(line.value)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
