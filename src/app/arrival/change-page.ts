/** Calls `show` when another page may take the place: faded over where motion is welcome, at once where it is not. */
export const changePage = (show: () => void): void => {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
  const { ready } = document.startViewTransition(show)
  // A hidden page, or one that was left at once, is shown without a view transition.
  ready.catch(() => {})
}
