import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import type { FormValues } from '#contracts/forms/issues.ts'

/** The text values of a form, without an empty honeypot. */
export const valuesOf = (form: HTMLFormElement): FormValues => {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && (name !== HONEYPOT_NAME || value !== '')) values[name] = value
  }
  return values
}

type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isWritable = (control: unknown): control is Writable =>
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'radio')

/** The default value of a control. */
const firstValue = (control: Writable): string => {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const option = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return option?.value ?? ''
}

const writablesOf = (form: HTMLFormElement) => [...form.elements].filter((control) => isWritable(control))

/** The fields that hold their default. */
export const fieldsAsStored = (form: HTMLFormElement): Set<EventTarget> =>
  new Set(writablesOf(form).filter((control) => control.value === firstValue(control)))

/** Writes the default of now into those fields. Browsers do so only in text fields that never held anything else. */
export const followDefaults = (form: HTMLFormElement, fields: ReadonlySet<EventTarget>): void => {
  for (const control of writablesOf(form)) {
    const value = firstValue(control)
    if (fields.has(control) && control.value !== value) control.value = value
  }
}

/** Resets the fields to their defaults and dispatches `input` events, which a native reset does not. */
export const resetFields = (form: HTMLFormElement): void => {
  const controls = writablesOf(form)
  for (const control of controls) control.value = firstValue(control)
  for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Dispatches `input` events for what was typed or autofilled before hydration. */
export const dispatchTyped = (form: HTMLFormElement): void => {
  for (const control of form.elements) {
    if (!isWritable(control)) continue
    const untouched = control instanceof HTMLSelectElement ? '' : control.defaultValue
    if (control.value !== untouched) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Fields whose values are never stored. */
const isSecret = (name: string) => name === '' || /password|cpf/i.test(name)

const keepable = (form: HTMLFormElement) => writablesOf(form).filter(({ name }) => !isSecret(name))

/** Values that differ from the defaults, without passwords and CPF; null if none differs. */
export const typedIn = (form: HTMLFormElement): FormValues | null => {
  const typed = keepable(form).filter((control) => control.value !== firstValue(control))
  return typed.length === 0 ? null : Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

/** Writes values into fields that still have their default, with `input` events; typed values are not overwritten. */
export const restoreTyped = (form: HTMLFormElement, values: FormValues): void => {
  for (const control of keepable(form)) {
    const value = values[control.name]
    if (typeof value !== 'string' || value === control.value || control.value !== firstValue(control)) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
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
  for (const control of form.elements) {
    if (!isWritable(control) || control.value !== '') continue
    const value = values[control.name]
    if (value === undefined || value === '') continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
