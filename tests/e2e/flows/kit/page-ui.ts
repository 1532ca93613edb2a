/** Gestures and observations on a page of the built product, within the part of one flow. */
import type { Locator, Page } from '@playwright/test'
import { readPart } from '#tests/kit/read-part.ts'
import { readTogether } from '#tests/kit/read-together.ts'
import type { Ui } from '#tests/kit/ui.ts'
import type { Translate } from '../../kit/translator.ts'
import { Mismatch } from './mismatch.ts'

/* Run in the page. */

const contentOf = (element: Element) => {
  const { type, value } = element as HTMLInputElement
  return { type, value }
}

/** Clicks the first visible element if it is not covered, without moving the pointer. */
const clickFirst = (elements: Element[]): { by: string | null } | null => {
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
  const transfer = new DataTransfer()
  const rest = new Uint8Array(size - bytes.length)
  transfer.items.add(new File([Uint8Array.from(bytes), rest], name, { type: kind }))
  ;(element as HTMLInputElement).files = transfer.files
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
  (translate: Translate): Translate =>
  (text) =>
    translate(text).split('{', 1)[0] ?? ''

/** The selector of the part of a page that a flow owns. */
export const partOf = (flow: string) => `[data-flow="${flow}"]`

/** `root` is a selector. */
export const pageUi = (page: Page, root: string, translate: Translate): Ui => {
  const part = page.locator(root)
  const control = (name: string) => part.locator(`[name="${name}"]`)
  const controlNamed = (text: string) => {
    const name = { name: translate(text), exact: true }
    return part.getByRole('button', name).or(part.getByRole('link', name))
  }
  const { button, ...reader } = readTogether(root, (options) => page.evaluate(readPart, options))
  return {
    translate: upToValue(translate),
    fill: (name, value) => setValue(page, control(name), value),
    pick: (name, { name: title, type, size }) => {
      const picture = Buffer.from(PICTURE, 'base64')
      const bytes = size === picture.length ? [...picture] : []
      return control(name).evaluate(attachFile, { name: title, kind: type, bytes, size })
    },
    check: (name, on) => control(name).setChecked(on),
    attach: (name, file) => control(name).evaluate(attachFile, { ...file, bytes: [...file.bytes] }),
    click: async (text) => {
      const obstacle = await controlNamed(text).evaluateAll(clickFirst)
      if (obstacle !== null) throw new Mismatch({ kind: 'notClickable', name: translate(text), ...obstacle })
    },
    focus: (text) => controlNamed(text).first().focus(),
    ...reader,
    button: async (text) => (await button(translate(text))).state,
  }
}
