import { type ReactNode, useEffect, useRef } from 'react'
import styles from './success-panel.module.css'

type SuccessPanelProps = {
  /** Any sign that somebody is here: a pointer, a key, or focus that came in. */
  onActivity?: () => void
  children: ReactNode
}

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const

export const SuccessPanel = ({ onActivity, children }: SuccessPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = panel
    if (current === null || onActivity === undefined) return undefined
    // Listened to and not handled: the panel is no control, the controls in it are.
    const listening = new AbortController()
    for (const sign of SIGNS) current.addEventListener(sign, onActivity, { signal: listening.signal })
    return () => listening.abort()
  }, [onActivity])
  return (
    <div ref={panel} className={styles['panel']}>
      {children}
    </div>
  )
}
