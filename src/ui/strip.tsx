import type { ReactNode } from 'react'
import type { Marker } from './flow-page.tsx'
import styles from './strip.module.css'

type StripProps = {
  label: string
  /** Which flow it shows; it is there, and empty, while nothing is shown. */
  marker: Marker
  isShown: boolean
  children: ReactNode
}

/** A region along the lower edge. The page leaves room for it at its end, and scrolls what has the focus clear of it. */
export const Strip = ({ label, marker, isShown, children }: StripProps) => (
  <section className={isShown ? styles['strip'] : undefined} aria-label={label} {...marker} hidden={!isShown}>
    {isShown && children}
  </section>
)
