import type { ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'danger' | 'ghost' | 'quiet'

type ButtonProps = {
  kind: ButtonKind
  /** `aria-disabled`: focusable and readable, but a click does nothing. */
  busy?: boolean
  /** Nothing to do: also `aria-disabled`, and it looks disabled. */
  idle?: boolean
  type?: 'button' | 'submit' | 'reset'
  /** `aria-pressed`: whether it is the chosen one of several. */
  pressed?: boolean
  /** `aria-expanded`: whether the part that it opens, `controls` by its id, is open. */
  expanded?: boolean
  controls?: string
  /** Id of the element that distinguishes this button from others with the same name. */
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
  expanded,
  controls,
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
    aria-expanded={expanded}
    aria-controls={controls}
    aria-describedby={describedBy}
    onClick={(event) => {
      if (busy || idle) event.preventDefault()
      else onClick?.(event.currentTarget)
    }}
  >
    {children}
  </button>
)
