import type { ReactNode } from 'react'
import styles from './icon-list.module.css'

type IconListProps = {
  isColumn?: boolean
  /** Smaller, for long lists. */
  isCompact?: boolean
  children: ReactNode
}

/** A list of items with icon and heading; in columns if they fit. */
export const IconList = ({ isColumn = false, isCompact = false, children }: IconListProps) => (
  <ul className={`${styles['list']} ${isColumn ? '' : styles['wide']} ${isCompact ? styles['compact'] : ''}`}>
    {children}
  </ul>
)

type IconListItemProps = {
  /** SVG path of the icon in a 24 by 24 view box. */
  drawing: string
  title: ReactNode
  children: ReactNode
}

export const IconListItem = ({ drawing, title, children }: IconListItemProps) => (
  <li className={styles['item']}>
    <Glyph drawing={drawing} />
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </li>
)

const Glyph = ({ drawing }: { drawing: string }) => (
  <svg className={styles['icon']} viewBox="0 0 48 48" aria-hidden="true">
    <path className={styles['bubble']} d="M2 22a20 20 0 0 1 20-20h4a20 20 0 0 1 0 44H7a5 5 0 0 1-5-5z" />
    <path className={styles['stroke']} d={drawing} transform="translate(12 12)" />
  </svg>
)
