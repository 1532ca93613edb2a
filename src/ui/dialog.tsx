import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  /** Whether it is open is known by whoever shows it; the dialog itself only asks to be closed. */
  isOpen: boolean
  title: ReactNode
  /** Escape, or a press beside it. */
  onClose: () => void
  /** The safest one first: it has the focus when the dialog opens, unless there is a field above. */
  actions: ReactNode
  children: ReactNode
}

/** A question that has to be answered before anything else. The browser keeps the focus in it, and gives it back. */
export const Dialog = ({ isOpen, title, onClose, actions, children }: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the element may leave the page: focus returns only from a dialog that was closed in its place.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!isOpen || current === null) return undefined
    current.showModal()
    return () => current.close()
  }, [isOpen])

  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key is Escape, heard as `cancel`
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it on a second Escape without asking. What is told late of one opened again is no news.
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) onClose()
      }}
      onClick={closeBeside}
    >
      <div className={styles['inside']}>
        <h2 id={id}>{title}</h2>
        {children}
        <div className={styles['actions']}>{actions}</div>
      </div>
    </dialog>
  )
}
