import { type Language, LANGUAGE_TAGS } from './languages.ts'

/** The first of a month, where Intl writes a plain 1. */
const FIRST_DAY: Partial<Record<Language, string>> = { pt: '1º', fr: '1er' }

/** A point in time as people write it in a language: "1º de dezembro de 2026", "1er décembre 2026". */
export const writeDate = (at: string, language: Language, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], form)
    .formatToParts(new Date(at))
    .map(({ type, value }) => (type === 'day' && value === '1' ? (FIRST_DAY[language] ?? value) : value))
    .join('')
