import styles from './selection.module.css'
import type { Selection } from './use-selection.ts'

type RowChoiceProps = { id: string; selection: Pick<Selection, 'flow' | 'chosen'>; itemId: string }

/** Checkbox that selects a row: its label covers the row, and its accessible name is the row's heading. */
export const RowChoice = ({ id, selection: { flow, chosen }, itemId }: RowChoiceProps) => (
  <label className={styles['choice']}>
    <input
      type="checkbox"
      name={id}
      checked={chosen.some((row) => row.id === id)}
      aria-labelledby={itemId}
      onChange={() => flow.send({ type: 'selection.toggle', id })}
    />
  </label>
)
