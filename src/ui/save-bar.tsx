import type { ReactNode } from 'react'
import styles from './save-bar.module.css'

type SaveBarProps = {
  /** Something is not saved: the buttons stay in view while the fields above them are. */
  isUnsaved: boolean
  children: ReactNode
}

/** The buttons at the end of settings. The parent must not be a grid, in which they could not leave their row. */
export const SaveBar = ({ isUnsaved, children }: SaveBarProps) => (
  <div className={styles['actions']} data-sticky={isUnsaved}>
    {children}
  </div>
)
