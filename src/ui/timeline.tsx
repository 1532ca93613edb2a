import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export const Timeline = ({ children }: { children: ReactNode }) => <ol className={styles['timeline']}>{children}</ol>

/** One entry: the date and the event. */
export const TimelineStep = ({ when, children }: { when: ReactNode; children: ReactNode }) => (
  <li className={styles['step']}>
    <p className={styles['when']}>{when}</p>
    <p>{children}</p>
  </li>
)
