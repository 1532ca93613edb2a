/** Gestures and observations on a page of the built product, within the part of one flow. */
import type { Locator, Page } from '@playwright/test'
import { type ButtonState, ROLE_SELECTORS, type Ui } from '#tests/kit/ui.ts'
import type { Say } from '../../kit/words.ts'
import { Mismatch } from './mismatch.ts'

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

const contentOf = (element: Element) => {
  const { type, value } = element as HTMLInputElement
  return { type, value }
}

/** Clicks the first visible element that is not covered. Moving the pointer there is another gesture. */
const pressFirst = (elements: Element[]): { by: string | null } | null => {
  const [element] = elements as HTMLElement[]
  if (element === undefined) return { by: null }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!element.contains(hit)) return { by: hit?.outerHTML.slice(0, 80) ?? 'nothing' }
  element.click()
  return null
}

/** Created in the page, as transferring a large file to the browser is slow. */
const attachFile = (
  element: Element,
  { name, kind, bytes, size }: { name: string; kind: string; bytes: number[]; size: number },
) => {
  const navigationState = new DataTransfer()
  const rest = new Uint8Array(size - bytes.length)
  navigationState.items.add(new File([Uint8Array.from(bytes), rest], name, { type: kind }))
  ;(element as HTMLInputElement).files = navigationState.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/* Run by the test. */

/** One red dot, in base64. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

const setValue = async (page: Page, control: Locator, value: string) => {
  const content = await control.first().evaluate(contentOf)
  if (content.type === 'radio') await control.and(page.locator(`[value="${value}"]`)).check()
  else if (content.type === 'select-one') await control.selectOption(value)
  // Filling the same value again would fire needless events.
  else if (content.value !== value) await control.fill(value)
}

/** A text with a placeholder is compared up to the placeholder. */
export const upToValue =
  (say: Say): Say =>
  (text) =>
    say(text).split('{', 1)[0] ?? ''

/** The part of a page that a flow owns. */
export const partOf = (page: Page, flow: string) => page.locator(`[data-flow="${flow}"]`)

export const pageUi = (page: Page, root: Locator, say: Say): Ui => {
  const control = (name: string) => root.locator(`[name="${name}"]`)
  const named = (text: string) => {
    const name = { name: say(text), exact: true }
    return root.getByRole('button', name).or(root.getByRole('link', name))
  }
  return {
    say: upToValue(say),
    fill: (name, value) => setValue(page, control(name), value),
    pick: (name, { name: title, type, size }) => {
      const picture = Buffer.from(PICTURE, 'base64')
      const buffer = size === picture.length ? picture : Buffer.alloc(size)
      return control(name).setInputFiles({ name: title, mimeType: type, buffer })
    },
    check: (name, on) => control(name).setChecked(on),
    attach: (name, file) => control(name).evaluate(attachFile, { ...file, bytes: [...file.bytes] }),
    press: async (text) => {
      const obstacle = await named(text).evaluateAll(pressFirst)
      if (obstacle !== null) throw new Mismatch({ kind: 'notPressable', name: say(text), ...obstacle })
    },
    focus: (text) => named(text).first().focus(),
    view: async () => (await root.evaluateAll(viewsOf))[0] ?? null,
    texts: (role) => root.locator(ROLE_SELECTORS[role]).evaluateAll(visibleTexts),
    text: async () => (await root.evaluateAll(visibleTexts)).join(' '),
    button: async (text) => (await named(text).evaluateAll(statesOf))[0] ?? 'absent',
    value: async (name) => (await control(name).evaluateAll(valuesOf))[0] ?? '',
  }
}
