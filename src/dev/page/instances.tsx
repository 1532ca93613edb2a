import { valueText } from '#machines/kit/names.ts'
import type { RunningFlow } from '../protocol.ts'
import styles from './panel.module.css'

type Props = { instances: readonly RunningFlow[]; running: RunningFlow; onChoose: (ref: string) => void }

/** Selects one of several actors of a flow, such as one for each card of a list. */
export const Instances = ({ instances, running, onChoose }: Props) => (
  <label className={styles['instances']}>
    Instance
    <select value={running.ref} onChange={({ target }) => onChoose(target.value)}>
      {instances.map(({ ref, value }, index) => (
        <option key={ref} value={ref}>
          {index + 1} of {instances.length}: {valueText(value)}
        </option>
      ))}
    </select>
  </label>
)
