import type { ReactNode } from 'react'
import styles from './button-row.module.css'

type ButtonRowProps = {
  /** Narrower buttons on a phone, so that three of them fit. */
  isTight?: boolean
  children: ReactNode
}

/** Buttons in a row, which wraps if it is too narrow. */
export const ButtonRow = ({ isTight = false, children }: ButtonRowProps) => (
  <div className={`${styles['row']} ${isTight ? styles['tight'] : ''}`}>{children}</div>
)
