/** Replays clicks and input from before hydration, which `starter.ts` recorded as attributes. */
import { everythingTypedIn, restoreTyped, writablesOf } from '#src/lib/typed-values.ts'

const formOf = (root: ParentNode) => root.querySelector<HTMLFormElement>('main form')

const buttonsWith = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].filter(({ textContent }) => textContent === text)

/**
 * Saves what was typed, submitted and clicked before the page is rendered from scratch. The returned function, for when its flow
 * exists, restores it. A form is sent if it has the same fields; a button is found by its text and its place among those with
 * that text.
 */
export const captureInput = (root: ParentNode): (() => void) => {
  const old = formOf(root)
  const typed = old === null ? {} : everythingTypedIn(old)
  const names = old === null ? [] : writablesOf(old).map(({ name }) => name)
  const isSent = old?.dataset['submitted'] !== undefined
  const pressed = [...root.querySelectorAll<HTMLButtonElement>('[data-pressed]')].map((button) => ({
    text: button.textContent,
    place: buttonsWith(root, button.textContent).indexOf(button),
  }))
  return () => {
    const form = formOf(root)
    if (form !== null) {
      restoreTyped(form, typed)
      const isSame = names.every((name) => form.elements.namedItem(name) !== null)
      if (isSent && isSame) form.requestSubmit()
    }
    for (const { text, place } of pressed) buttonsWith(root, text)[place]?.click()
  }
}

/** Called before the effects of the page run: from now on React handles submits, and the starter records nothing. */
export const markHydrated = (): void => {
  const page = document.documentElement
  delete page.dataset['starting']
  page.dataset['hydrated'] = ''
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
