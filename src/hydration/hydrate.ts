/** Replays clicks and input from before hydration, which `starter.ts` recorded as attributes. */
import { everythingTypedIn, restoreTyped } from '#src/lib/typed-values.ts'

const formOf = (root: ParentNode) => root.querySelector<HTMLFormElement>('main form')

/**
 * Saves what was typed, sent and pressed before the page is rendered from scratch. The returned function, for when its flow
 * exists, restores it. A form is sent if it is the same one; a button is found by its text.
 */
export const keepDone = (root: ParentNode): (() => void) => {
  const old = formOf(root)
  const typed = old === null ? {} : everythingTypedIn(old)
  const isSent = old?.dataset['submitted'] !== undefined
  const pressed = [...root.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent)
  return () => {
    const form = formOf(root)
    if (form !== null) {
      restoreTyped(form, typed)
      const isSame = Object.keys(typed).every((name) => form.elements.namedItem(name) !== null)
      if (isSent && isSame) form.requestSubmit()
    }
    for (const button of root.querySelectorAll('button')) if (pressed.includes(button.textContent)) button.click()
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
