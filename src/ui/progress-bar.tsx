import { type ReactNode, useId } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: ReactNode
  /** How far, in words: the bar never speaks alone. */
  said: ReactNode
  /** Null where nobody knows how far it is. */
  value: number | null
  max: number
  /** A limit that is used up, and not work that is done. */
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
