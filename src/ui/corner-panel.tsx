import type { KeyboardEvent, ReactNode } from 'react'
import styles from './corner-panel.module.css'
import type { Marker } from './flow-page.tsx'

type CornerPanelProps = {
  label: string
  /** Marks the flow. The element stays mounted, empty and hidden, while nothing is shown. */
  marker: Marker
  isShown: boolean
  onEscape?: () => void
  children: ReactNode
}

/** A non-modal region: the page can be used meanwhile. */
export const CornerPanel = ({ label, marker, isShown, onEscape, children }: CornerPanelProps) => {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onEscape === undefined) return
    event.preventDefault()
    onEscape()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of its controls
    <section
      className={isShown ? styles['panel'] : undefined}
      aria-label={label}
      {...marker}
      hidden={!isShown}
      onKeyDown={leave}
    >
      {isShown && children}
    </section>
  )
}
