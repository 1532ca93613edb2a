import type { ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'ghost' | 'quiet'

type ButtonProps = {
  kind: ButtonKind
  /** Still there and readable, but a press does nothing. */
  busy?: boolean
  /** There is nothing to press it for: it says so by its look. */
  idle?: boolean
  type?: 'button' | 'submit' | 'reset'
  /** One of several that are chosen from: whether it is the one. */
  pressed?: boolean
  /** Of the element that tells this button from others of its name. */
  describedBy?: string
  onClick?: (button: HTMLButtonElement) => void
  children: ReactNode
}

export const buttonClass = (kind: ButtonKind) => `${styles['button']} ${styles[kind]}`

export const Button = ({
  kind,
  busy = false,
  idle = false,
  type = 'button',
  pressed,
  describedBy,
  onClick,
  children,
}: ButtonProps) => (
  <button
    type={type}
    className={buttonClass(kind)}
    aria-disabled={busy || idle || undefined}
    data-idle={idle || undefined}
    aria-pressed={pressed}
    aria-describedby={describedBy}
    onClick={(event) => {
      if (busy || idle) event.preventDefault()
      else onClick?.(event.currentTarget)
    }}
  >
    {children}
  </button>
)
