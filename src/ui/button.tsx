import type { ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'ghost' | 'quiet'

type ButtonProps = {
  kind: ButtonKind
  /** Still there and readable, but a press does nothing. */
  busy?: boolean
  type?: 'button' | 'submit'
  onClick?: () => void
  children: ReactNode
}

export const buttonClass = (kind: ButtonKind) => `${styles['button']} ${styles[kind]}`

export const Button = ({ kind, busy = false, type = 'button', onClick, children }: ButtonProps) => (
  <button
    type={type}
    className={buttonClass(kind)}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault()
      else onClick?.()
    }}
  >
    {children}
  </button>
)
