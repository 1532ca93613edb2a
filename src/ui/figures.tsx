import type { ReactNode } from 'react'
import styles from './figures.module.css'

export const Figures = ({ children }: { children: ReactNode }) => <dl className={styles['figures']}>{children}</dl>

type FigureProps = {
  value: ReactNode
  /** Where the number comes from. */
  source: ReactNode
  children: ReactNode
}

/** A number and what it counts. */
export const Figure = ({ value, source, children }: FigureProps) => (
  <div className={styles['figure']}>
    <dt>{children}</dt>
    <dd className={styles['value']}>{value}</dd>
    <dd className={styles['source']}>{source}</dd>
  </div>
)
