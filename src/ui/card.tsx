import type { ReactNode } from 'react'
import styles from './card.module.css'

/** Cards beside each other, as many as there is room for; a led grid gives its first card more of it. */
export const CardGrid = ({ isLed = false, children }: { isLed?: boolean; children: ReactNode }) => (
  <ul className={`${styles['grid']} ${isLed ? styles['led'] : ''}`}>{children}</ul>
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
