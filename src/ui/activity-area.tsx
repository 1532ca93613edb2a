import { type ReactNode, useEffect } from 'react'
import styles from './activity-area.module.css'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const

/** Programmatic focus on the heading of a new screen is not activity. */
const isOfPage = ({ type, target }: Event) =>
  type === 'focusin' && target instanceof HTMLHeadingElement && target.tabIndex === -1

/** Calls `onActivity` for any user activity on the page: pointer, key, wheel, or a moved focus. */
export const ActivityArea = ({ onActivity, children }: { onActivity: () => void; children: ReactNode }) => {
  useEffect(() => {
    const listening = new AbortController()
    const tell = (event: Event) => {
      if (!isOfPage(event)) onActivity()
    }
    for (const sign of SIGNS) addEventListener(sign, tell, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [onActivity])
  return <div className={styles['area']}>{children}</div>
}
