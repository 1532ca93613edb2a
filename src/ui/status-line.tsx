import type { ReactNode } from 'react'
import styles from './status-line.module.css'

/** What was just done, read out politely. It is there before it has anything to say: only so is it heard. */
export const StatusLine = ({ children }: { children?: ReactNode }) => (
  <output className={styles['line']}>{children}</output>
)
