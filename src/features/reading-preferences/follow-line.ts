/** Moves the bright line of the reading mode to where somebody reads: under the pointer, or at what has the focus. */
const LINE = '--reading-line'

/** Where the line is before anybody points at something is said by the styles. Gives back what ends it. */
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
