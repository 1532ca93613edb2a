import type { ReactNode } from 'react'
import styles from './lines.module.css'

type LinesProps = {
  /** Two columns where they fit. */
  isPaired?: boolean
  /** Each on a ground of its own, instead of the hairlines. */
  isTiled?: boolean
  children: ReactNode
}

/** Short points between hairlines. */
export const Lines = ({ isPaired = false, isTiled = false, children }: LinesProps) => (
  <ul className={`${styles['lines']} ${isPaired ? styles['paired'] : ''} ${isTiled ? styles['tiled'] : ''}`}>
    {children}
  </ul>
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
