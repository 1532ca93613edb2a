import { type ReactNode, useEffect, useRef } from 'react'
import styles from './activity-area.module.css'

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const

/** Tells of any sign that somebody is here: a pointer, a key, or focus that came in. */
export const ActivityArea = ({ onActivity, children }: { onActivity: () => void; children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = area
    if (current === null) return undefined
    // Listened to and not handled: the area is no control, the controls in it are.
    const listening = new AbortController()
    for (const sign of SIGNS) current.addEventListener(sign, onActivity, { signal: listening.signal })
    return () => listening.abort()
  }, [onActivity])
  return (
    <div ref={area} className={styles['area']}>
      {children}
    </div>
  )
}
