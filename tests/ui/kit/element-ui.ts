/** Gestures and observations on views that are rendered in this page, within the part of one flow. */
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { DEFAULT_LANGUAGE, languageOfTag } from '#contracts/languages.ts'
import { textsOutsideCatalogues } from '#tests/kit/texts-outside-catalogues.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { BUTTONS, readPart } from '#tests/kit/read-part.ts'
import { readTogether } from '#tests/kit/read-together.ts'
import type { Ui } from '#tests/kit/ui.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Uses the native setter, as React overrides `value` on the element to track changes. */
const write = (control: Control, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

export const elementUi = (flow: string): Ui => {
  const root = `[data-flow="${flow}"]`
  const parts = () => [...document.querySelectorAll<HTMLElement>(root)]
  const all = <Found extends HTMLElement>(selector: string) =>
    parts().flatMap((part) => [...part.querySelectorAll<Found>(selector)])

  const translate = (text: string) => {
    const tag = parts()[0]?.closest('[lang]')?.getAttribute('lang') ?? ''
    const language = languageOfTag(tag) ?? DEFAULT_LANGUAGE
    const i18n = i18nFor(language)
    const { messages } = i18n
    const translated = textsOutsideCatalogues(language).get(text) ?? messages[text] ?? messages[generateMessageId(text)]
    if (translated !== undefined) return typeof translated === 'string' ? translated : String(translated[0])
    // The platform's name is a value of the message.
    const id = generateMessageId(text.replaceAll(MESSAGING_PLATFORM, '{MESSAGING_PLATFORM}'))
    if (!(id in messages)) throw new Error(`no catalogue of this page has '${text}'`)
    return i18n._(id, { MESSAGING_PLATFORM })
  }
  const { button, ...reader } = readTogether(root, async (options) => readPart(options))
  const usable = async (text: string): Promise<HTMLElement> => {
    const { state, index } = await button(translate(text))
    const element = all(BUTTONS)[index]
    if (element === undefined || state !== 'enabled') throw new Error(`'${text}' is ${state}`)
    return element
  }
  const control = (name: string) => {
    const [field] = all<Control>(`[name="${name}"]`)
    if (field === undefined || !isVisible(field) || field.disabled) throw new Error(`nobody can fill '${name}'`)
    return field
  }
  const choose = (name: string, value: string) => {
    const choice = all(`[name="${name}"][value="${value}"]`)[0]
    if (choice === undefined) throw new Error(`'${name}' has no choice '${value}'`)
    choice.click()
  }

  return {
    translate,
    fill: async (name, value) => {
      const field = control(name)
      if (field.type === 'radio') choose(name, value)
      else write(field, value)
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
      const field = control(name) as HTMLInputElement
      field.files = navigationState.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    click: async (text) => (await usable(text)).click(),
    focus: async (text) => (await usable(text)).focus(),
    ...reader,
    button: async (text) => (await button(translate(text))).state,
  }
}
