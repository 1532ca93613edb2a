import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'

const FORMS = {
  day: { dateStyle: 'long' },
  date: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type Form = keyof typeof FORMS

/** A point in time (ISO 8601) in the reader's own zone, written as in `language`. */
export const writtenDate = (at: string, as: Form, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], FORMS[as]).format(new Date(at))

/** A point in time (ISO 8601) in the reader's own zone and language. */
export const DateText = ({ at, as }: { at: string; as: Form }) => (
  <time dateTime={at}>{writtenDate(at, as, useLanguage())}</time>
)
