import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import type { FormValues } from '#contracts/forms/issues.ts'
import { changedIn, firstValue, valueIn, writablesOf, write } from './typed-values.ts'

/** The text values of a form, without an empty honeypot. */
export const valuesOf = (form: HTMLFormElement): FormValues => {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && (name !== HONEYPOT_NAME || value !== '')) values[name] = value
  }
  for (const control of writablesOf(form)) if (control.validity.badInput) values[control.name] = valueIn(control)
  return values
}

/** The fields that hold their default. */
export const fieldsAsStored = (form: HTMLFormElement): Set<EventTarget> =>
  new Set(writablesOf(form).filter((control) => valueIn(control) === firstValue(control)))

/** Writes the default of now into those fields. Browsers do so only in text fields that never held anything else. */
export const followDefaults = (form: HTMLFormElement, fields: ReadonlySet<EventTarget>): void => {
  for (const control of writablesOf(form)) {
    const value = firstValue(control)
    if (fields.has(control) && valueIn(control) !== value) write(control, value)
  }
}

/** Resets the fields to their defaults and dispatches `input` events, which a native reset does not. */
export const resetFields = (form: HTMLFormElement): void => {
  const controls = writablesOf(form)
  for (const control of controls) write(control, firstValue(control))
  for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Dispatches `input` events for what was typed or autofilled before hydration. */
export const dispatchTyped = (form: HTMLFormElement): void => {
  for (const control of writablesOf(form)) {
    const untouched = control instanceof HTMLSelectElement ? '' : firstValue(control)
    if (valueIn(control) !== untouched) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Fields whose values are never stored. */
const isSecret = (name: string) => name === '' || /password|cpf/i.test(name)

const keepable = (form: HTMLFormElement) => writablesOf(form).filter(({ name }) => !isSecret(name))

/** Values that differ from the defaults, without passwords and CPF; null if none differs. */
export const typedIn = (form: HTMLFormElement): FormValues | null => {
  const typed = changedIn(keepable(form))
  return Object.keys(typed).length === 0 ? null : typed
}

/** Adds a paragraph to what was typed, with an `input` event, and moves the focus there. */
export const addParagraph = (area: HTMLTextAreaElement, text: string): void => {
  const typed = area.value.trimEnd()
  area.value = typed === '' ? text : `${typed}\n\n${text}`
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}

/** Writes values into empty controls, with `input` events. */
export const fillEmpty = (form: HTMLFormElement, values: FormValues): void => {
  for (const control of writablesOf(form)) {
    const value = values[control.name]
    if (value === undefined || value === '' || valueIn(control) !== '') continue
    write(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
