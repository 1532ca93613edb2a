/** Calls `show` when another page may take the place: faded over where motion is welcome, at once where it is not. */
export const changePage = (show: () => void): void => {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
  const { ready } = document.startViewTransition(show)
  // Nobody sees a page in the background, or one that was left again at once: it is shown without the fading.
  ready.catch(() => {})
}
