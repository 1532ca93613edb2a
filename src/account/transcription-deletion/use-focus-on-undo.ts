import { useEffect, useRef } from 'react'
import type { TranscriptionDeletion } from './transcription-deletion.tsx'

/** Moves the focus to the undo button after a deletion by keyboard. */
export const useFocusOnUndo = ({ isByKeyboard }: Pick<TranscriptionDeletion, 'isByKeyboard'>, view: string | null) => {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    const isNew = before.current !== view
    before.current = view
    if (!isNew || !isByKeyboard) return
    if (view === 'deleted') place.current?.querySelector('button')?.focus()
    // The row of the focused button was deleted.
    else if (view !== 'idle' && document.activeElement === document.body) place.current?.focus()
  }, [isByKeyboard, view])
  return place
}
