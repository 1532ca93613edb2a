/** The gestures and looks of a person on a page of the built product, within the part of it that one flow owns. */
import type { Locator, Page } from '@playwright/test'
import { type ButtonState, ROLE_SELECTORS, type Ui } from '#tests/kit/ui.ts'
import type { Say } from '../../kit/words.ts'

/* Run in the page. */

const statesOf = (elements: Element[]): ButtonState[] =>
  elements.map((element) => {
    if (element.matches(':disabled')) return 'disabled'
    return element.matches('[aria-disabled=true], [aria-busy=true]') ? 'busy' : 'enabled'
  })

const visibleTexts = (elements: Element[]) =>
  elements
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

const valuesOf = (elements: Element[]) =>
  (elements as HTMLInputElement[])
    .filter(({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked)
    .map(({ value }) => value)

const viewsOf = (elements: Element[]) => elements.map((element) => element.getAttribute('data-view'))

const kindOf = (element: Element) => element.getAttribute('type') ?? element.localName

/* Run by the test. */

const setValue = async (page: Page, control: Locator, value: string) => {
  const kind = await control.first().evaluate(kindOf)
  if (kind === 'radio') await control.and(page.locator(`[value="${value}"]`)).check()
  else if (kind === 'select') await control.selectOption(value)
  else await control.fill(value)
}

export const pageUi = (page: Page, flow: string, say: Say): Ui => {
  const root = page.locator(`[data-flow="${flow}"]`)
  const control = (name: string) => root.locator(`[name="${name}"]`)
  const named = (text: string) => {
    const name = { name: say(text), exact: true }
    return root.getByRole('button', name).or(root.getByRole('link', name))
  }
  return {
    say: (text) => say(text).split('{', 1)[0] ?? '',
    fill: (name, value) => setValue(page, control(name), value),
    check: (name, on) => control(name).setChecked(on),
    press: async (text) => {
      // Whoever presses has to be able to; what the pointer does on its way is another gesture.
      await named(text).first().click({ trial: true })
      await named(text).first().dispatchEvent('click')
    },
    focus: (text) => named(text).first().focus(),
    view: async () => (await root.evaluateAll(viewsOf))[0] ?? null,
    texts: (role) => root.locator(ROLE_SELECTORS[role]).evaluateAll(visibleTexts),
    text: async () => (await root.evaluateAll(visibleTexts)).join(' '),
    button: async (text) => (await named(text).evaluateAll(statesOf))[0] ?? 'absent',
    value: async (name) => (await control(name).evaluateAll(valuesOf))[0] ?? '',
  }
}
