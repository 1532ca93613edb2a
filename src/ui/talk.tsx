import type { ReactNode } from 'react'
import styles from './talk.module.css'

/** Points told as a conversation: list items that answer each other from both sides. */
export const Talk = ({ children }: { children: ReactNode }) => <ul className={styles['talk']}>{children}</ul>
