/** Helpers that gestures share. */
import type { FormValues } from '#contracts/forms/issues.ts'
import type { Ui } from './ui.ts'

/** Fills one field after the other; `names` limits them to those that the form has. */
export const fillIn = async (ui: Ui, values: FormValues, names = Object.keys(values)) => {
  for (const name of names) await ui.fill(name, values[name] ?? '')
}

/** A complete code, with whose last digit the form is submitted. */
export const isWholeCode = ({ code = '' }: FormValues) => /^\d{6}$/.test(code)
