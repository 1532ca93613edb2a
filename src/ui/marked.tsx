import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

/** The words of a page's title that its pen marks, on a line of their own. */
export const Marked = ({ children }: { children: ReactNode }) => (
  <span className={styles['marked']}>
    <mark>{children}</mark>
  </span>
)
