/** What was done before the page was live is not lost. Its starter marked it; see `starter.ts`. */
import { fillEmpty, valuesOf } from '#src/lib/form-values.ts'

const formOf = (root: ParentNode) => root.querySelector<HTMLFormElement>('main form')

/** Keeps what is typed in a page that is about to be rendered anew; the answer puts it into the new one. */
export const keepTyped = (root: ParentNode): (() => void) => {
  const old = formOf(root)
  const typed = old === null ? {} : valuesOf(old)
  return () => {
    const form = formOf(root)
    if (form !== null) fillEmpty(form, typed)
  }
}

/** Before any effect of the page runs: a submit from now on is the form's own. */
export const markHydrated = (): void => {
  const page = document.documentElement
  delete page.dataset['starting']
  page.dataset['live'] = ''
  // Links are the router's from now on: no document is fetched ahead for them.
  document.querySelector('script[type="speculationrules"]')?.remove()
}

/** After all effects of the page ran: its flow is there to be told. */
export const replayClicks = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset['pressed']
    button.click()
  }
}
