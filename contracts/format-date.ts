import { type Language, LANGUAGE_TAGS } from './languages.ts'

/** The first of a month, where Intl writes a plain 1. */
const FIRST_DAY: Partial<Record<Language, string>> = { pt: '1º', fr: '1er' }

/** By form and language: it takes longer to make a formatter than to write a page of dates with it. */
const formats = new WeakMap<Intl.DateTimeFormatOptions, Partial<Record<Language, Intl.DateTimeFormat>>>()

const NINE = new Date(2000, 0, 1, 9)

/** Two digits in Portuguese and French: 09:05. One in Spanish and English: 9:05, 9:05 AM. */
const hourOf = (tag: string) =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(NINE).startsWith('0') ? '2-digit' : 'numeric'

const makeFormat = (form: Intl.DateTimeFormatOptions, tag: string) =>
  new Intl.DateTimeFormat(tag, form.hour ? { ...form, hour: hourOf(tag) } : form)

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
