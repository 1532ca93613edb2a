import type { ReactNode } from 'react'
import styles from './stat-list.module.css'

/** A row of stats, on phones too. */
export const StatList = ({ children }: { children: ReactNode }) => <dl className={styles['list']}>{children}</dl>

/** A number and its label. */
export const Stat = ({ value, children }: { value: ReactNode; children: ReactNode }) => (
  <div className={styles['stat']}>
    <dt>{children}</dt>
    <dd>{value}</dd>
  </div>
)
