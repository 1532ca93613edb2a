import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/place/place.ts'

const FORMS = {
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** A point in time (ISO 8601) in the reader's own zone and language. */
export const DateText = ({ at, as }: { at: string; as: keyof typeof FORMS }) => (
  <time dateTime={at}>{new Intl.DateTimeFormat(LANGUAGE_TAGS[useLanguage()], FORMS[as]).format(new Date(at))}</time>
)
