import { type ReactNode, useId } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: ReactNode
  /** The progress as text, so that it is not conveyed by the bar alone. */
  said: ReactNode
  /** Null: indeterminate. */
  value: number | null
  max: number
  /** Shows a quota that is used up, not progress. */
  isSpent?: boolean
}

export const ProgressBar = ({ label, said, value, max, isSpent = false }: ProgressBarProps) => {
  const id = useId()
  return (
    <div className={styles['progress']}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-said`} className={styles['said']}>
          {said}
        </span>
      </div>
      <progress
        id={id}
        className={`${styles['bar']} ${isSpent ? styles['full'] : ''}`}
        aria-describedby={`${id}-said`}
        max={max}
        {...(value === null ? {} : { value })}
      />
    </div>
  )
}
