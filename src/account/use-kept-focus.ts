import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed may be gone with its view: whoever stood on it goes on reading at the part of the page it was in. */
export const useKeptFocus = <Place extends HTMLElement>(view: string | null): RefObject<Place | null> => {
  const place = useRef<Place>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view && document.activeElement === document.body) place.current?.focus()
    before.current = view
  }, [view])
  return place
}
