import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A status, by text and colour. */
export const Tag = ({ tone, children }: { tone: 'success' | 'warning' | 'danger' | 'info'; children: ReactNode }) => (
  <span className={`${styles['tag']} ${styles[tone] ?? ''}`}>{children}</span>
)
