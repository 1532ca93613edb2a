import { useSyncExternalStore } from 'react'
import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { writtenDate } from '#src/account/date-text.tsx'
import { capitalized } from '#src/lib/initial.ts'
import { useLanguage } from '#src/page-context/place.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** Not one timer that ends at midnight: a device that sleeps stops it. */
const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, MINUTE)
  return () => clearInterval(timer)
}
const startOfToday = () => new Date().setHours(0, 0, 0, 0)

/** Calendar days from then to a day, in the device's time zone; a day of 23 or 25 hours is one. */
const daysUntil = (day: number, at: string): number => Math.round((day - new Date(at).setHours(0, 0, 0, 0)) / DAY)

/** Created once for each language: that takes longer than the rest of a day's heading. */
const formats: Partial<Record<Language, Intl.RelativeTimeFormat>> = {}

/** Such as "today", "ontem". */
const relativeDay = (days: number, language: Language): string =>
  (formats[language] ??= new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], { numeric: 'auto' })).format(-days, 'day')

/** Today and yesterday by name, any other day by its weekday and date, in another year by its date. */
export const DayName = ({ at }: { at: string }) => {
  const language = useLanguage()
  const days = daysUntil(useSyncExternalStore(everyMinute, startOfToday), at)
  const name = days === 0 || days === 1 ? relativeDay(days, language) : writtenDate(at, 'nearWeekday', language)
  return <time dateTime={at}>{capitalized(name, language)}</time>
}
