import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import type { FormValues } from '#contracts/forms/issues.ts'

/** An untouched honeypot is no part of what people write. */
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

/** What a control began with. */
const firstValue = (control: Writable): string => {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const option = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return option?.value ?? ''
}

/** Brings back what the fields began with and tells whoever listens: a browser's own reset tells nobody. */
export const giveBack = (form: HTMLFormElement): void => {
  const controls = [...form.elements].filter((control) => isWritable(control))
  for (const control of controls) control.value = firstValue(control)
  for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The same of what was typed or filled in before anybody could listen. */
export const tellTyped = (form: HTMLFormElement): void => {
  for (const control of form.elements) {
    if (!isWritable(control)) continue
    const untouched = control instanceof HTMLSelectElement ? '' : control.defaultValue
    if (control.value !== untouched) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** What is never kept anywhere but in its field. */
const isSecret = (name: string) => name === '' || /password|cpf/i.test(name)

const keepable = (form: HTMLFormElement) =>
  [...form.elements].filter((control) => isWritable(control)).filter(({ name }) => !isSecret(name))

/** What was typed over what the fields began with; null for nothing. Passwords and documents stay out of it. */
export const typedIn = (form: HTMLFormElement): FormValues | null => {
  const typed = keepable(form).filter((control) => control.value !== firstValue(control))
  return typed.length === 0 ? null : Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

/** Writes values over what the fields began with, as if they were typed; what was typed since is never replaced. */
export const typeAgain = (form: HTMLFormElement, values: FormValues): void => {
  for (const control of keepable(form)) {
    const value = values[control.name]
    if (typeof value !== 'string' || value === control.value || control.value !== firstValue(control)) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Writes values into controls that are still empty and tells whoever listens to their input. */
export const fillEmpty = (form: HTMLFormElement, values: FormValues): void => {
  for (const control of form.elements) {
    if (!isWritable(control) || control.value !== '') continue
    const value = values[control.name]
    if (value === undefined || value === '') continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
