import type { ReactNode } from 'react'
import styles from './status-line.module.css'

type StatusLineProps = {
  id?: string
  /** `neutral`: something is pending, not done. */
  tone?: 'success' | 'neutral'
  children?: ReactNode
}

/** A polite live region. It has to be mounted empty, or screen readers do not announce its first message. */
export const StatusLine = ({ id, tone = 'success', children }: StatusLineProps) => (
  <output id={id} className={`${styles['line']} ${styles[tone]}`}>
    {children}
  </output>
)
