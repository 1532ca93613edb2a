import type { MaskedRow, RunningFlow } from '../protocol.ts'
import { eventText } from './event-text.ts'
import styles from './panel.module.css'

const Rows = ({ caption, rows }: { caption: string; rows: readonly MaskedRow[] }) => (
  <table className={styles['rows']}>
    <caption>{caption}</caption>
    <tbody>
      {rows.map(([path, shape]) => (
        <tr key={path}>
          <th scope="row">{path}</th>
          <td>{shape}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const Context = ({ running: { context, last } }: { running: RunningFlow }) => (
  <section className={styles['section']}>
    <h3>What it remembers</h3>
    {context.length === 0 ? <p>Nothing.</p> : <Rows caption="Context, masked: sorts and lengths only" rows={context} />}
    {last.payload.length > 0 && <Rows caption={`Came with ${eventText(last.event)}`} rows={last.payload} />}
  </section>
)
