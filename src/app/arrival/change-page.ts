import { awaitPagePaint } from '#src/page-context/page-paint.ts'

const FADE = { duration: 200, easing: 'ease-out' }

/**
 * Calls `show` and fades the new page in, unless reduced motion is preferred. Not a view transition: that paints the old
 * page once more before the new one, which doubled the time from a click to the next page.
 */
export const changePage = (show: () => void): void => {
  awaitPagePaint()
  show()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.getElementById('content')?.animate({ opacity: [0.3, 1] }, FADE)
}
