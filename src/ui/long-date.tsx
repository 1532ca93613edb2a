import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'

/** A calendar day, such as `2025-01-15`, in words. */
export const LongDate = ({ day }: { day: string }) => {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[useLanguage()], { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{format.format(new Date(day))}</time>
}
