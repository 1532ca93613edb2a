import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  /** Controlled by the parent: the dialog only requests to be closed. */
  isOpen: boolean
  title: ReactNode
  /** Called on Escape, or on a click that begins and ends on the backdrop; absent if one of the actions is required. */
  onClose?: () => void
  /** The backdrop hides the page completely. */
  isOpaque?: boolean
  /** The safest one first: it is focused when the dialog opens, unless a field precedes it or the title would be out of view. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog. The browser traps the focus, and restores it on close. */
export const Dialog = ({ isOpen, title, onClose, isOpaque = false, actions, children }: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect closes the dialog before it is removed from the DOM: removal alone would not restore the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!isOpen || current === null) return undefined
    current.showModal()
    const heading = current.querySelector('h2')
    if (current.scrollTop > 0 && heading !== null) {
      // The first control is below the first screen: a person would begin to read in the middle.
      // Not in the markup, as older browsers would focus it in every dialog.
      heading.tabIndex = -1
      heading.focus()
      current.scrollTop = 0
    }
    return () => current.close()
  }, [isOpen])

  // A text selection that is dragged out of the dialog ends in a click on it too.
  const isBeside = useRef(false)
  const noteBeside = ({ target, currentTarget }: MouseEvent) => {
    isBeside.current = target === currentTarget
  }
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && isBeside.current) onClose?.()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key is Escape, handled as `cancel`
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${isOpaque ? styles['opaque'] : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // Browsers may close it on a second Escape without `cancel`. A late event of a reopened dialog is ignored.
      onClose={({ currentTarget }) => {
        if (!isOpen || currentTarget.open) return
        if (onClose === undefined) currentTarget.showModal()
        else onClose()
      }}
      onMouseDown={noteBeside}
      onClick={closeBeside}
    >
      <div className={styles['inside']}>
        <h2 id={id}>{title}</h2>
        {children}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  )
}
