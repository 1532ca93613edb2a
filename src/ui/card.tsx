import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardGridProps = {
  /** The first card is as high as the others together. */
  isLed?: boolean
  /** Never more than two beside each other, so that four stand as a square. */
  isPaired?: boolean
  children: ReactNode
}

/** Cards beside each other, as many as there is room for. */
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
