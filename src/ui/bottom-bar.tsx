import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { focusHeading } from '#src/lib/focus-heading.ts'
import type { Marker } from './flow-page.tsx'
import styles from './bottom-bar.module.css'

type BottomBarProps = {
  label: string
  /** Marks the flow. The element stays mounted, empty and hidden, while nothing is shown. */
  marker: Marker
  isShown: boolean
  /** The visitor opened it: it is not deferred by another question. */
  isRequested?: boolean
  children: ReactNode
}

/** A bar at the bottom. The page reserves space for it, and scrolls the focused element clear of it. */
export const BottomBar = ({ label, marker, isShown, isRequested = false, children }: BottomBarProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of its controls
  <section
    className={isShown ? styles['strip'] : undefined}
    aria-label={label}
    {...marker}
    data-requested={isRequested ? '' : undefined}
    hidden={!isShown}
    onFocus={useReturnFocus(isShown)}
  >
    {isShown && children}
  </section>
)

/** Gives the focus that is lost with the content to the element it came from, or else to the heading of the page. */
const useReturnFocus = (isShown: boolean) => {
  /** Null if no element had it before, undefined if the focus was never in here. */
  const origin = useRef<EventTarget | null>(undefined)
  useEffect(() => {
    const from = origin.current
    if (isShown || from === undefined) return
    origin.current = undefined
    if (document.activeElement !== document.body) return
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    else focusHeading()
  }, [isShown])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget ?? origin.current ?? null
  }
}
