import { type ReactNode, useId } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: ReactNode
  /** The progress as text, so that it is not conveyed by the bar alone. */
  text: ReactNode
  /** Null: indeterminate. */
  value: number | null
  max: number
  /** Shows a quota that is used up, not progress. */
  isSpent?: boolean
}

export const ProgressBar = ({ label, text, value, max, isSpent = false }: ProgressBarProps) => {
  const id = useId()
  return (
    <div className={styles['progress']}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-text`} className={styles['text']}>
          {text}
        </span>
      </div>
      <progress
        id={id}
        className={`${styles['bar']} ${isSpent ? styles['full'] : ''}`}
        aria-describedby={`${id}-text`}
        max={max}
        {...(value === null ? {} : { value })}
      />
    </div>
  )
}
