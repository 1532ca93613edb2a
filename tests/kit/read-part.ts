import type { ButtonState, Role } from './ui.ts'

/** `root` and the values of `selectors` are selectors, `buttons` accessible names, `values` names of controls. */
export type ReadOptions = {
  root: string
  /** `BUTTONS`: a function that is serialized has no constants of its module. */
  buttonSelector: string
  selectors: Readonly<Record<Role, string>>
  buttons: readonly string[]
  values: readonly string[]
}

/** `index` is its place among `BUTTONS` of the part, -1 if it is absent. */
type ButtonRead = { state: ButtonState; index: number }

export type PartReading = {
  view: string | null
  text: string
  texts: Record<Role, string[]>
  buttons: Record<string, ButtonRead>
  values: Record<string, string>
}

/** Whatever can be clicked. */
export const BUTTONS = 'button, a[href], [role=button]'

/* oxlint-disable unicorn/consistent-function-scoping -- only the code of this function is serialized into a page */

/**
 * Everything that is observed in the part of a page, read at once: from another process each call costs more than what it
 * reads. The name of a button is its `aria-label`, or its content as it is read aloud.
 */
export const readPart = ({ root, buttonSelector, selectors, buttons, values }: ReadOptions): PartReading => {
  const parts = [...document.querySelectorAll<HTMLElement>(root)]
  const within = <Found extends HTMLElement>(selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll<Found>(selector)])
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const plain = (text: string) =>
    text
      .replaceAll(/[\u00AD\u200B]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const visibleTexts = (elements: HTMLElement[]) =>
    elements
      .filter(isVisible)
      .map((element) => plain(element.innerText))
      .filter((text) => text !== '')

  const nameOf = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const labels: string[] = []
    while (texts.nextNode() !== null) {
      const { parentElement: around, textContent } = texts.currentNode
      if (around && isVisible(around) && !around.closest('[aria-hidden=true]')) labels.push(textContent ?? '')
    }
    return plain(element.getAttribute('aria-label') ?? labels.join(''))
  }
  const stateOf = (element: Element): ButtonState => {
    if (element.matches(':disabled')) return 'disabled'
    return element.matches('[aria-disabled=true], [aria-busy=true]') ? 'busy' : 'enabled'
  }
  const buttonsByName = new Map<string, ButtonRead>()
  if (buttons.length > 0) {
    for (const [index, element] of within(buttonSelector).entries()) {
      if (!isVisible(element) || element.closest('[aria-hidden=true], [inert]')) continue
      const name = nameOf(element)
      if (!buttonsByName.has(name)) buttonsByName.set(name, { state: stateOf(element), index })
    }
  }
  const valueOf = (name: string) =>
    within<HTMLInputElement>(`[name="${name}"]`).find(
      ({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked,
    )?.value ?? ''

  const { heading, alert, status } = selectors
  const textsIn = (selector: string) => visibleTexts(within(selector))
  return {
    view: parts[0]?.getAttribute('data-view') ?? null,
    text: visibleTexts(parts).join(' '),
    texts: { heading: textsIn(heading), alert: textsIn(alert), status: textsIn(status) },
    buttons: Object.fromEntries(
      buttons.map((name) => [name, buttonsByName.get(plain(name)) ?? { state: 'absent' as const, index: -1 }]),
    ),
    values: Object.fromEntries(values.map((name) => [name, valueOf(name)])),
  }
}
