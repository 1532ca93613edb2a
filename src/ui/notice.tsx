import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A remark in a polite live region. */
export const Notice = ({ tone = 'info', children }: { tone?: 'info' | 'success' | 'warning'; children: ReactNode }) => (
  <output className={styles['notice']} data-tone={tone}>
    {children}
  </output>
)
