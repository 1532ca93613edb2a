import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './menu.module.css'

type MenuProps = { label: string; trigger: ReactNode; triggerLabel?: string; className?: string; children: ReactNode }

const close = (menu: HTMLDetailsElement) => menu.removeAttribute('open')

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.preventDefault()
  close(event.currentTarget)
  event.currentTarget.querySelector('summary')?.focus()
}

/** Closes only if another element takes the focus: in some browsers a click inside gives no `relatedTarget`. */
const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(currentTarget)
}

const closeOnChoice = ({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) => {
  // A clicked toggle shows its effect where it is.
  if (!(target instanceof Element) || target.closest('a, button:not([aria-pressed])') === null) return
  const hasFocus = currentTarget.contains(document.activeElement)
  close(currentTarget)
  // The browser moves the focus to the place of a fragment.
  if (target.closest('a[href^="#"]') !== null) return
  // Hiding the focused link would lose the focus.
  if (hasFocus) currentTarget.querySelector('summary')?.focus({ preventScroll: true })
}

/** A menu of links in `details`, which opens without JavaScript; JavaScript adds ways to close it. */
export const Menu = ({ label, trigger, triggerLabel, className = '', children }: MenuProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of its controls
  <details
    className={`${styles['menu']} ${className}`}
    onKeyDown={closeOnEscape}
    onBlur={closeBehind}
    onClick={closeOnChoice}
  >
    <summary aria-label={triggerLabel}>{trigger}</summary>
    <nav className={styles['panel']} aria-label={label}>
      {children}
    </nav>
  </details>
)
