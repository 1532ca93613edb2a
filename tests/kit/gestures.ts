/** Gestures that acts share. */
import type { FormValues } from '#contracts/forms/issues.ts'
import type { Ui } from './ui.ts'

/** One field after the other; only those of `names` where a form has no others. */
export const fillIn = async (ui: Ui, values: FormValues, names = Object.keys(values)) => {
  for (const name of names) await ui.fill(name, values[name] ?? '')
}

/** It is sent with its last digit. */
export const isWholeCode = ({ code = '' }: FormValues) => /^\d{6}$/.test(code)
