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
  (control instanceof HTMLInputElement && control.type !== 'radio')

const isBox = (control: Writable): control is HTMLInputElement => control.type === 'checkbox'

/** What a control contributes to the values of its form: a box that is not ticked, nothing. */
const valueIn = (control: Writable): string => (isBox(control) && !control.checked ? '' : control.value)

/** The default value of a control. */
const firstValue = (control: Writable): string => {
  if (isBox(control)) return control.defaultChecked ? control.value : ''
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const option = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return option?.value ?? ''
}

const write = (control: Writable, value: string): void => {
  if (isBox(control)) control.checked = value === control.value
  else control.value = value
}

const writablesOf = (form: HTMLFormElement) => [...form.elements].filter((control) => isWritable(control))

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

const changedIn = (controls: readonly Writable[]): FormValues =>
  Object.fromEntries(
    controls
      .filter((control) => valueIn(control) !== firstValue(control))
      .map((control) => [control.name, valueIn(control)]),
  )

/** Values that differ from the defaults, without passwords and CPF; null if none differs. */
export const typedIn = (form: HTMLFormElement): FormValues | null => {
  const typed = changedIn(keepable(form))
  return Object.keys(typed).length === 0 ? null : typed
}

/** The same with passwords and CPF: never to be stored. */
export const everythingTypedIn = (form: HTMLFormElement): FormValues => changedIn(writablesOf(form))

/** Writes values into fields that still have their default, with `input` events; typed values are not overwritten. */
export const restoreTyped = (form: HTMLFormElement, values: FormValues): void => {
  for (const control of writablesOf(form)) {
    const value = values[control.name]
    const held = valueIn(control)
    if (typeof value !== 'string' || value === held || held !== firstValue(control)) continue
    write(control, value)
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
  for (const control of writablesOf(form)) {
    const value = values[control.name]
    if (value === undefined || value === '' || valueIn(control) !== '') continue
    write(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
