import { type RefObject, useEffect, useRef } from 'react'

const isLost = () => document.activeElement === document.body

/**
 * Moves the focus to the surrounding part when the clicked control disappears with its view. A part that is still loading gets
 * it when it is there, unless the focus is elsewhere by then.
 */
export const useFocusFallback = <Place extends HTMLElement>(view: string | null): RefObject<Place | null> => {
  const place = useRef<Place>(null)
  const before = useRef(view)
  const needsFocus = useRef(false)
  // After every render, as the part may come with any of them.
  useEffect(() => {
    if (before.current !== view) needsFocus.current = isLost()
    before.current = view
    if (!needsFocus.current || place.current === null) return
    needsFocus.current = false
    if (isLost()) place.current.focus()
  })
  return place
}
