import { useEffect, useRef } from 'react'
import type { Removal } from './use-removal.ts'

/** To the way back where somebody deleted by keyboard, and to this place where a pressed button has left it. */
export const useFocusOnUndo = ({ isByKeyboard }: Pick<Removal, 'isByKeyboard'>, view: string | null) => {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    const isNew = before.current !== view
    before.current = view
    if (!isNew) return
    if (isByKeyboard && view === 'removed') place.current?.querySelector('button')?.focus()
    else if (isByKeyboard && view !== 'resting' && document.activeElement === document.body) place.current?.focus()
  }, [isByKeyboard, view])
  return place
}
