const FADE = { duration: 200, easing: 'ease-out' }

/**
 * Calls `show` and lets the new page fade in where motion is welcome. Not a view transition: that paints the old page once more
 * before the new one may come, which doubled the time from a click to the next page.
 */
export const changePage = (show: () => void): void => {
  show()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.getElementById('content')?.animate({ opacity: [0.3, 1] }, FADE)
}
