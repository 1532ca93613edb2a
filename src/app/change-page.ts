import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** Puts another page in the place of the one that is shown: faded over where motion is welcome, at once where it is not. */
export const changePage = (show: () => void): void => {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    startTransition(show)
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(show))
  // Nobody sees a page in the background, or one that was left again at once: it is shown without the fading.
  ready.catch(() => {})
}
