import styles from './selection.module.css'
import type { RowSelection } from './use-selection.ts'

type RowChoiceProps = {
  id: string
  selection: Pick<RowSelection, 'flow' | 'ids'>
  /** The rows that the list shows. */
  shown: readonly { id: string }[]
  itemId: string
}

/** Checkbox that selects a row: its label covers the row, and its accessible name is the row's heading. */
export const RowChoice = ({ id, selection: { flow, ids }, shown, itemId }: RowChoiceProps) => (
  <label className={styles['choice']}>
    <input
      type="checkbox"
      name={id}
      checked={ids.includes(id)}
      aria-labelledby={itemId}
      onChange={() => flow.send({ type: 'selection.toggle', id, ids: shown.map((row) => row.id) })}
    />
  </label>
)
