import type { ReactNode } from 'react'
import styles from './ruled-list.module.css'

type RuledListProps = {
  /** In columns if they fit, each title on a line of its own. */
  isSpread?: boolean
  children: ReactNode
}

/** A list of short items between hairlines. */
export const RuledList = ({ isSpread = false, children }: RuledListProps) => (
  <ul className={`${styles['list']} ${isSpread ? styles['spread'] : ''}`}>{children}</ul>
)

/** An item; its title is followed by its text on the same line. */
export const RuledItem = ({ title, children }: { title?: ReactNode; children: ReactNode }) => (
  <li>
    {title !== undefined && (
      <>
        <h3>{title}</h3>{' '}
      </>
    )}
    <p>{children}</p>
  </li>
)
