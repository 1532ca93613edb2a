/** What a visitor has typed and ticked in a form. A part of the first scripts of every page. */
import type { FormValues } from '#contracts/forms/issues.ts'

export type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isBox = (control: Writable): control is HTMLInputElement => control.type === 'checkbox'

/**
 * In place of input that is no value, such as 31/02 in a date, for which the browser returns an empty text. No field
 * accepts it.
 */
const UNREADABLE = '?'

/** What a control contributes to the values of its form: a box that is not ticked, nothing. */
export const valueIn = (control: Writable): string => {
  if (control.validity.badInput) return UNREADABLE
  return isBox(control) && !control.checked ? '' : control.value
}

/** The default value of a control. */
export const firstValue = (control: Writable): string => {
  if (isBox(control)) return control.defaultChecked ? control.value : ''
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const option = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return option?.value ?? ''
}

export const write = (control: Writable, value: string): void => {
  if (isBox(control)) control.checked = value === control.value
  else control.value = value
}

export const writablesOf = (form: HTMLFormElement): Writable[] =>
  [...form.elements].filter((control): control is Writable =>
    control.matches('input:not([type=radio]), select, textarea'),
  )

export const changedIn = (controls: readonly Writable[]): FormValues =>
  Object.fromEntries(
    controls
      .filter((control) => valueIn(control) !== firstValue(control))
      .map((control) => [control.name, valueIn(control)]),
  )

/** Values that differ from the defaults, with passwords and CPF: never to be stored. */
export const everythingTypedIn = (form: HTMLFormElement): FormValues => changedIn(writablesOf(form))

/** Writes values into fields that still have their default, with `input` events; typed values are not overwritten. */
export const restoreTyped = (form: HTMLFormElement, values: FormValues): void => {
  for (const control of writablesOf(form)) {
    const value = values[control.name]
    const current = valueIn(control)
    if (typeof value !== 'string' || value === UNREADABLE || value === current || current !== firstValue(control))
      continue
    write(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
