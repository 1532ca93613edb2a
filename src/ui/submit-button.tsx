import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './submit-button.module.css'

type SubmitButtonProps = {
  busy: boolean
  busyLabel: ReactNode
  /** Nothing differs from what is stored, or another request holds the form. */
  idle?: boolean
  children: ReactNode
}

/** Both labels share a grid cell, so that the button keeps its width when it gets busy. */
export const SubmitButton = ({ busy, busyLabel, idle = false, children }: SubmitButtonProps) => (
  <Button kind="primary" type="submit" busy={busy} idle={idle && !busy}>
    <span className={styles['labels']}>
      <span data-shown={!busy}>{children}</span>
      <span data-shown={busy}>{busyLabel}</span>
    </span>
  </Button>
)
