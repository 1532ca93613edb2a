import { valueText } from '#machines/kit/names.ts'
import type { TabReport } from '../protocol.ts'
import { eventText } from './event-text.ts'
import styles from './panel.module.css'

type Props = {
  followed: TabReport | null
  flow: string | null
  /** The selected actor, if several run. */
  instance?: string | null
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** Steps of one flow, or of all. */
export const Log = ({ followed, flow, instance = null }: Props) => {
  const lines =
    followed?.log.filter(
      (line) => (flow === null || line.flow === flow) && (instance === null || line.ref === instance),
    ) ?? []
  return (
    <section className={styles['section']}>
      <h3>Last steps</h3>
      {lines.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ol className={styles['log']}>
          {lines.map((line) => (
            <li key={line.number}>
              <time dateTime={new Date(line.at).toISOString()}>{CLOCK.format(line.at)}</time>
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
