import { type Language, LANGUAGE_TAGS } from './languages.ts'

/** The first of a month, where Intl writes a plain 1. */
const FIRST_DAY: Partial<Record<Language, string>> = { pt: '1º', fr: '1er' }

/** By form and language: it takes longer to make a formatter than to write a page of dates with it. */
const formats = new WeakMap<Intl.DateTimeFormatOptions, Partial<Record<Language, Intl.DateTimeFormat>>>()

/** A clock of twelve hours is written without a leading zero: 7:30 PM. */
const makeFormat = (form: Intl.DateTimeFormatOptions, tag: string) => {
  const format = new Intl.DateTimeFormat(tag, form)
  const isPadded = form.hour === '2-digit' && format.resolvedOptions().hour12 === true
  return isPadded ? new Intl.DateTimeFormat(tag, { ...form, hour: 'numeric' }) : format
}

const formatOf = (form: Intl.DateTimeFormatOptions, language: Language) => {
  const known = formats.get(form) ?? {}
  formats.set(form, known)
  return (known[language] ??= makeFormat(form, LANGUAGE_TAGS[language]))
}

/** A point in time as people write it in a language: "1º de dezembro de 2026", "1er décembre 2026". */
export const formatDate = (at: string, language: Language, form: Intl.DateTimeFormatOptions): string =>
  formatOf(form, language)
    .formatToParts(new Date(at))
    .map(({ type, value }) => (type === 'day' && value === '1' ? (FIRST_DAY[language] ?? value) : value))
    .join('')
