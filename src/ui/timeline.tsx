import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export const Timeline = ({ children }: { children: ReactNode }) => <ol className={styles['timeline']}>{children}</ol>

export const TimelineItem = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <li id={id} className={styles['step']}>
    {children}
  </li>
)

/** One entry: the date and the event. */
export const TimelineStep = ({ when, children }: { when: ReactNode; children: ReactNode }) => (
  <TimelineItem>
    <p className={styles['when']}>{when}</p>
    <p className={styles['event']}>{children}</p>
  </TimelineItem>
)
