/** Records the gestures of a tour, with the names of controls that people read. */
import type { Page } from '@playwright/test'
import type { Ui } from '#tests/kit/ui.ts'
import type { Gesture } from './sentences.ts'

type Control = { label: string; option: string | null }

/* Run in the page. */

const controlOf = (elements: Element[], value: string): Control => {
  const controls = elements as HTMLInputElement[]
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only code inside this function reaches the page
  const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const [first] = controls
  if (first === undefined) return { label: '', option: null }
  if (first instanceof HTMLSelectElement) {
    const option = [...first.options].find((candidate) => candidate.value === value)
    return { label: textOf(first.labels[0]), option: textOf(option) }
  }
  if (first.type !== 'radio') return { label: textOf(first.labels?.[0]), option: null }
  const chosen = controls.find((candidate) => candidate.value === value)
  return { label: textOf(first.closest('fieldset')?.querySelector('legend')), option: textOf(chosen?.labels?.[0]) }
}

/* Run by the book. */

export const recordGestures = (page: Page, flow: string, gestures: Gesture[]) => {
  const control = (name: string, value = '') =>
    page.locator(`[data-flow="${flow}"] [name="${name}"]`).evaluateAll(controlOf, value)
  return (ui: Ui): Ui => ({
    ...ui,
    fill: async (name, value) => {
      const { label, option } = await control(name, value)
      gestures.push(
        option === null
          ? { kind: 'fill', field: label || name, value }
          : { kind: 'choose', field: label || name, value: value === '' ? '' : option },
      )
      return ui.fill(name, value)
    },
    check: async (name, on) => {
      const { label } = await control(name)
      gestures.push({ kind: 'check', field: label || name, on })
      return ui.check(name, on)
    },
    attach: async (name, file) => {
      const { label } = await control(name)
      gestures.push({ kind: 'fill', field: label || name, value: file.name })
      return ui.attach(name, file)
    },
    click: (text) => {
      gestures.push({ kind: 'click', name: ui.translate(text) })
      return ui.click(text)
    },
    focus: (text) => {
      gestures.push({ kind: 'focus', name: ui.translate(text) })
      return ui.focus(text)
    },
  })
}
