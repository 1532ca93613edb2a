import type { ReactNode } from 'react'
import styles from './lines.module.css'

type LinesProps = {
  /** In columns if they fit, each title on a line of its own. */
  isSpread?: boolean
  children: ReactNode
}

/** Short points between hairlines. */
export const Lines = ({ isSpread = false, children }: LinesProps) => (
  <ul className={`${styles['lines']} ${isSpread ? styles['spread'] : ''}`}>{children}</ul>
)

/** A point; its title runs into its text. */
export const Line = ({ title, children }: { title?: ReactNode; children: ReactNode }) => (
  <li>
    {title !== undefined && (
      <>
        <h3>{title}</h3>{' '}
      </>
    )}
    <p>{children}</p>
  </li>
)
