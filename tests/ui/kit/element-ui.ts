/** Gestures and observations on views that are rendered in this page, within the part of one flow. */
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { DEFAULT_LANGUAGE, languageOfTag } from '#contracts/languages.ts'
import { textsOutsideCatalogues } from '#tests/kit/texts-outside-catalogues.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { type ButtonState, ROLE_SELECTORS, type Ui } from '#tests/kit/ui.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The accessible name of a control, from `aria-label` or its content. */
const nameOf = (element: Element): string => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const heard: string[] = []
  while (texts.nextNode() !== null) {
    const { parentElement: around, textContent } = texts.currentNode
    if (around && isVisible(around) && !around.closest('[aria-hidden=true]')) heard.push(textContent ?? '')
  }
  return plain(element.getAttribute('aria-label') ?? heard.join(''))
}

const stateOf = (element: HTMLElement | undefined): ButtonState => {
  if (element === undefined) return 'absent'
  if (element.matches(':disabled')) return 'disabled'
  return element.matches('[aria-disabled=true], [aria-busy=true]') ? 'busy' : 'enabled'
}

/** Uses the native setter, as React overrides `value` on the element to track changes. */
const write = (control: Control, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

export const elementUi = (flow: string): Ui => {
  const root = () => document.querySelector<HTMLElement>(`[data-flow="${flow}"]`)
  const all = <Found extends HTMLElement>(selector: string) => [...(root()?.querySelectorAll<Found>(selector) ?? [])]

  const translate = (text: string) => {
    const tag = root()?.closest('[lang]')?.getAttribute('lang') ?? ''
    const language = languageOfTag(tag) ?? DEFAULT_LANGUAGE
    const i18n = i18nFor(language)
    const { messages } = i18n
    const said = textsOutsideCatalogues(language).get(text) ?? messages[text] ?? messages[generateMessageId(text)]
    if (said !== undefined) return typeof said === 'string' ? said : String(said[0])
    // The platform's name is a value of the message.
    const id = generateMessageId(text.replaceAll(MESSAGING_PLATFORM, '{MESSAGING_PLATFORM}'))
    if (!(id in messages)) throw new Error(`no catalogue of this page has '${text}'`)
    return i18n._(id, { MESSAGING_PLATFORM })
  }
  const named = (text: string) => {
    const name = plain(translate(text))
    return all('button, a[href], [role=button]').find((element) => isVisible(element) && nameOf(element) === name)
  }
  const usable = (text: string) => {
    const element = named(text)
    if (element === undefined || stateOf(element) !== 'enabled') throw new Error(`'${text}' is ${stateOf(element)}`)
    return element
  }
  const control = (name: string) => {
    const [found] = all<Control>(`[name="${name}"]`)
    if (found === undefined || !isVisible(found) || found.disabled) throw new Error(`nobody can fill '${name}'`)
    return found
  }
  const choose = (name: string, value: string) => {
    const choice = all(`[name="${name}"][value="${value}"]`)[0]
    if (choice === undefined) throw new Error(`'${name}' has no choice '${value}'`)
    choice.click()
  }

  return {
    translate,
    fill: async (name, value) => {
      const found = control(name)
      if (found.type === 'radio') choose(name, value)
      else write(found, value)
    },
    pick: async (name, { name: title, type, size }) => {
      const [input] = all<HTMLInputElement>(`input[type=file][name="${name}"]`)
      if (input === undefined || input.ariaDisabled === 'true') throw new Error(`nobody can pick a file for '${name}'`)
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(size)], title, { type }))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    check: async (name, on) => {
      const box = control(name)
      if (box instanceof HTMLInputElement && box.checked !== on) box.click()
    },
    attach: async (name, { name: file, kind, bytes, size }) => {
      const navigationState = new DataTransfer()
      navigationState.items.add(new File([bytes, new Uint8Array(size - bytes.length)], file, { type: kind }))
      const found = control(name) as HTMLInputElement
      found.files = navigationState.files
      found.dispatchEvent(new Event('change', { bubbles: true }))
    },
    press: async (text) => usable(text).click(),
    focus: async (text) => usable(text).focus(),
    view: async () => root()?.getAttribute('data-view') ?? null,
    texts: async (role) =>
      all(ROLE_SELECTORS[role])
        .filter(isVisible)
        .map((element) => element.innerText)
        .filter((text) => text.trim() !== ''),
    text: async () => root()?.innerText ?? '',
    button: async (text) => stateOf(named(text)),
    value: async (name) => {
      const found = all<HTMLInputElement>(`[name="${name}"]`)
      return found.find(({ type, checked }) => type !== 'radio' || checked)?.value ?? ''
    },
  }
}
