import type { ReactNode } from 'react'
import styles from './success-panel.module.css'

type SuccessPanelProps = {
  /** Any sign that somebody is here: a pointer, a key, or focus that came in. */
  onActivity?: () => void
  children: ReactNode
}

export const SuccessPanel = ({ onActivity, children }: SuccessPanelProps) => (
  <section className={styles['panel']} onPointerDown={onActivity} onKeyDown={onActivity} onFocus={onActivity}>
    {children}
  </section>
)
