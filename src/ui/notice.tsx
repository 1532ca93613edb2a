import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A remark that appears by itself and is read out politely. */
export const Notice = ({ tone = 'info', children }: { tone?: 'info' | 'success' | 'warning'; children: ReactNode }) => (
  <output className={styles['notice']} data-tone={tone}>
    {children}
  </output>
)
