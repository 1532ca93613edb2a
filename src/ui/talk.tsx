import type { ReactNode } from 'react'
import styles from './talk.module.css'

/** Short points, each in a bubble of its own. */
export const Talk = ({ children }: { children: ReactNode }) => <ul className={styles['talk']}>{children}</ul>
