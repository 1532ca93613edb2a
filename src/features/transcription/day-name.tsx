import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { writtenDate } from '#src/account/date-text.tsx'
import { capitalized } from '#src/lib/initial.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { useDaysSince } from './use-days-since.ts'

/** Created once for each language: that takes longer than the rest of a day's heading. */
const formats: Partial<Record<Language, Intl.RelativeTimeFormat>> = {}

/** Such as "today", "ontem". */
const relativeDay = (days: number, language: Language): string =>
  (formats[language] ??= new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' })).format(-days, 'day')

/** Today and yesterday by name, any other day by its weekday and date, in another year by its date. */
export const DayName = ({ at }: { at: string }) => {
  const language = useLanguage()
  const days = useDaysSince(at)
  const name = days === 0 || days === 1 ? relativeDay(days, language) : writtenDate(at, 'nearWeekday', language)
  return <time dateTime={at}>{capitalized(name, language)}</time>
}
