import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardGridProps = {
  /** The first card spans the height of the others. */
  isLed?: boolean
  /** At most two columns, so that four cards form a square. */
  isPaired?: boolean
  children: ReactNode
}

/** Cards in as many columns as fit. */
export const CardGrid = ({ isLed = false, isPaired = false, children }: CardGridProps) => (
  <ul className={`${styles['grid']} ${isLed ? styles['led'] : ''} ${isPaired ? styles['paired'] : ''}`}>{children}</ul>
)

type CardProps = { title: ReactNode; tag?: ReactNode; children: ReactNode }

/** A message bubble with a heading. */
export const Card = ({ title, tag, children }: CardProps) => (
  <li className={styles['card']}>
    {tag}
    <h3>{title}</h3>
    {children}
  </li>
)
