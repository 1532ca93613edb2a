import type { ReactNode } from 'react'
import styles from './figures.module.css'

/** Numbers in a row, on phones too. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={styles['figures']}>{children}</dl>

/** A number and what it counts. */
export const Figure = ({ value, children }: { value: ReactNode; children: ReactNode }) => (
  <div className={styles['figure']}>
    <dt>{children}</dt>
    <dd>{value}</dd>
  </div>
)
