import { type ReactNode, useEffect } from 'react'
import styles from './activity-area.module.css'

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const

/** The heading of a new screen takes the focus by itself: nobody has done anything yet. */
const isOfPage = ({ type, target }: Event) =>
  type === 'focusin' && target instanceof HTMLHeadingElement && target.tabIndex === -1

/** Tells of any sign that somebody is here, wherever on the page: a pointer, a key, the wheel, or focus that moved. */
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
