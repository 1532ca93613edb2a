import type { ReactNode } from 'react'
import styles from './status-line.module.css'

type StatusLineProps = {
  /** `neutral`: something is pending, not done. */
  tone?: 'success' | 'neutral'
  children?: ReactNode
}

/** A polite live region. It has to be mounted empty, or screen readers do not announce its first message. */
export const StatusLine = ({ tone = 'success', children }: StatusLineProps) => (
  <output className={`${styles['line']} ${styles[tone]}`}>{children}</output>
)
