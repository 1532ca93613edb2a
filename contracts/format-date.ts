import { type Language, LANGUAGE_TAGS } from './languages.ts'

/** The first of a month, where Intl writes a plain 1. */
const FIRST_DAY: Partial<Record<Language, string>> = { pt: '1º', fr: '1er' }

/**
 * By form, and by language and time zone: it takes longer to make a formatter than to write a page of dates with it. A
 * formatter keeps the time zone that the device had when it was made, while `Date` follows the device on its way.
 */
const formats = new WeakMap<Intl.DateTimeFormatOptions, Record<string, Intl.DateTimeFormat>>()

/** 09:05 in Portuguese and French, 9:05 and 9:05 AM in Spanish and English. */
const HOUR: Partial<Record<Language, '2-digit'>> = { pt: '2-digit', fr: '2-digit' }

const makeFormat = (form: Intl.DateTimeFormatOptions, language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], form.hour ? { ...form, hour: HOUR[language] ?? 'numeric' } : form)

const formatOf = (form: Intl.DateTimeFormatOptions, language: Language) => {
  // Offset and name of the time zone, as in "GMT-0300 (Brasilia Standard Time)": `Intl` would need a formatter for them.
  const key = language + String(new Date()).slice(25)
  const known = formats.get(form) ?? {}
  formats.set(form, known)
  return (known[key] ??= makeFormat(form, language))
}

/** A point in time as people write it in a language: "1º de dezembro de 2026", "1er décembre 2026". */
export const formatDate = (at: string, language: Language, form: Intl.DateTimeFormatOptions): string =>
  formatOf(form, language)
    .formatToParts(new Date(at))
    .map(({ type, value }) => (type === 'day' && value === '1' ? (FIRST_DAY[language] ?? value) : value))
    .join('')
