import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Buttons in a row, which wraps if it is too narrow. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>
