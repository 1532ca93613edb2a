import { useEffect } from 'react'
import { focusHeading } from '#src/lib/focus-heading.ts'

/** Moves the focus to the heading once there is one: a navigation leaves it on the content of a page that waits. */
export const useHeadingFocus = (isWaiting: boolean): void => {
  useEffect(() => {
    if (isWaiting || document.activeElement?.tagName !== 'MAIN') return
    focusHeading()
  }, [isWaiting])
}
