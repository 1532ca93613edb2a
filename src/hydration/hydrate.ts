/** Replays clicks and input from before hydration, which `starter.ts` recorded as attributes. */
import { fillEmpty, valuesOf } from '#src/lib/form-values.ts'

const formOf = (root: ParentNode) => root.querySelector<HTMLFormElement>('main form')

/** Saves what was typed before the page is rendered from scratch; the returned function restores it. */
export const keepTyped = (root: ParentNode): (() => void) => {
  const old = formOf(root)
  const typed = old === null ? {} : valuesOf(old)
  return () => {
    const form = formOf(root)
    if (form !== null) fillEmpty(form, typed)
  }
}

/** Called before the effects of the page run: from now on React handles submits, and the starter records nothing. */
export const markHydrated = (): void => {
  const page = document.documentElement
  delete page.dataset['starting']
  page.dataset['live'] = ''
  // The router handles links from now on: prefetching documents would be wasted.
  document.querySelector('script[type="speculationrules"]')?.remove()
}

/** Called after the effects of the page have run, so that its flow exists to receive the events. */
export const replayClicks = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset['pressed']
    button.click()
  }
}
