/** Moves the reading line to the pointer, or to the element with keyboard focus. */
const LINE = '--reading-line'

/** The style sheet has the initial position. Returns a cleanup function. */
export const followLine = (): (() => void) => {
  const page = document.documentElement
  const listening = new AbortController()
  const { signal } = listening
  const moveTo = (y: number) => page.style.setProperty(LINE, `${Math.round(y)}px`)
  addEventListener('pointermove', ({ clientY }) => moveTo(clientY), { signal, passive: true })
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const { top, height } = target.getBoundingClientRect()
      moveTo(top + height / 2)
    },
    { signal },
  )
  return () => {
    listening.abort()
    page.style.removeProperty(LINE)
  }
}
