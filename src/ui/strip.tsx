import type { ReactNode } from 'react'
import type { Marker } from './flow-page.tsx'
import styles from './strip.module.css'

type StripProps = {
  label: string
  /** Marks the flow. The element stays mounted, empty and hidden, while nothing is shown. */
  marker: Marker
  isShown: boolean
  children: ReactNode
}

/** A bar at the bottom. The page reserves space for it, and scrolls the focused element clear of it. */
export const Strip = ({ label, marker, isShown, children }: StripProps) => (
  <section className={isShown ? styles['strip'] : undefined} aria-label={label} {...marker} hidden={!isShown}>
    {isShown && children}
  </section>
)
