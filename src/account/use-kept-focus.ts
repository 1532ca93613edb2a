import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the surrounding part when the pressed control disappears with its view. */
export const useKeptFocus = <Place extends HTMLElement>(view: string | null): RefObject<Place | null> => {
  const place = useRef<Place>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view && document.activeElement === document.body) place.current?.focus()
    before.current = view
  }, [view])
  return place
}
