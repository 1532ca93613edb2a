import type { ReactNode } from 'react'
import styles from './status-line.module.css'

/** A polite live region. It has to be mounted empty, or screen readers do not announce its first message. */
export const StatusLine = ({ children }: { children?: ReactNode }) => (
  <output className={styles['line']}>{children}</output>
)
