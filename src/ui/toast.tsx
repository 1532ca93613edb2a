import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#src/lib/focus-heading.ts'
import type { Marker } from './flow-page.tsx'
import styles from './toast.module.css'

type Place = RefObject<HTMLDivElement | null>

type ToastProps = {
  /** Can be focused by script. */
  place: Place
  isShown: boolean
  marker: Marker
  /** The pointer or the focus is on it: its timer has to pause. */
  onPause: () => void
  onResume: () => void
  /** Called for the close button and Escape; undefined while it cannot be closed. */
  onClose: (() => void) | undefined
  /** Contains a live region (`ToastWords`), which has to be mounted before its text appears. */
  children: ReactNode
}

/** One message with actions, above the bars at the bottom of the page. Stays mounted, without a size while empty. */
export const Toast = ({ place, isShown, marker, onPause, onResume, onClose, children }: ToastProps) => {
  useScrollIntoView(place, isShown)
  const isInside = useRef(false)
  useFocusFallbackInside(place, isInside, isShown)
  useEscape(onClose)
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles['place']}
      {...marker}
      onFocus={() => {
        isInside.current = true
        onPause()
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return
        isInside.current = false
        onResume()
      }}
      onPointerEnter={onPause}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) onResume()
      }}
    >
      <div className={isShown ? styles['bar'] : undefined}>
        {children}
        {onClose && <CloseButton onClick={onClose} />}
      </div>
    </div>
  )
}

/** The text of a toast, before its action, as a live region. */
export const ToastWords = ({ children }: { children: ReactNode }) => (
  <output className={styles['words']}>{children}</output>
)

const CloseButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useLingui()
  return (
    <button type="button" className={styles['close']} aria-label={t`Fechar`} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  )
}

const useEscape = (onClose: (() => void) | undefined) => {
  useEffect(() => {
    if (onClose === undefined) return undefined
    const listening = new AbortController()
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      // An open dialog, or another handler of the key, takes precedence.
      if (key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null) onClose()
    }
    addEventListener('keydown', close, { signal: listening.signal })
    return () => listening.abort()
  }, [onClose])
}

/** Scrolls so that a new toast does not cover the focused element. */
const useScrollIntoView = (place: Place, isShown: boolean) => {
  useEffect(() => {
    const { activeElement, body } = document
    const { current } = place
    if (!isShown || activeElement === null || activeElement === body || current?.contains(activeElement)) return
    const top = current?.firstElementChild?.getBoundingClientRect().top ?? innerHeight
    const hidden = activeElement.getBoundingClientRect().bottom - top
    if (hidden > 0 && hidden < innerHeight) scrollBy({ top: hidden })
  }, [isShown, place])
}

/**
 * When the focused button is removed, the toast takes the focus; when the toast is closed, the page's heading. React fires
 * no blur event for elements that it removes.
 */
const useFocusFallbackInside = (place: Place, isInside: RefObject<boolean>, isShown: boolean) => {
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!isInside.current || (activeElement !== body && activeElement !== place.current)) return
    if (isShown) place.current?.focus()
    else focusHeading()
  })
}
