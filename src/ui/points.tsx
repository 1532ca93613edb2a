import type { ReactNode } from 'react'
import styles from './points.module.css'

type PointsProps = {
  isColumn?: boolean
  /** Smaller, for long lists. */
  isCompact?: boolean
  children: ReactNode
}

/** Short points with icon and heading; in columns if they fit. */
export const Points = ({ isColumn = false, isCompact = false, children }: PointsProps) => (
  <ul className={`${styles['points']} ${isColumn ? '' : styles['wide']} ${isCompact ? styles['compact'] : ''}`}>
    {children}
  </ul>
)

type PointProps = {
  /** SVG path of the icon in a 24 by 24 view box. */
  drawing: string
  title: ReactNode
  children: ReactNode
}

export const Point = ({ drawing, title, children }: PointProps) => (
  <li className={styles['point']}>
    <Glyph drawing={drawing} />
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </li>
)

const Glyph = ({ drawing }: { drawing: string }) => (
  <svg className={styles['glyph']} viewBox="0 0 48 48" aria-hidden="true">
    <path className={styles['bubble']} d="M2 22a20 20 0 0 1 20-20h4a20 20 0 0 1 0 44H7a5 5 0 0 1-5-5z" />
    <path className={styles['stroke']} d={drawing} transform="translate(12 12)" />
  </svg>
)
