import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

/** The highlighted words of a page's title, on a line of their own. */
export const TitleHighlight = ({ children }: { children: ReactNode }) => (
  <span className={styles['highlight']}>
    <mark>
      <span className={styles['words']}>{children}</span>
    </mark>
  </span>
)
