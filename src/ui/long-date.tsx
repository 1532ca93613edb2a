import { useLanguage } from '#src/page-context/place.ts'
import { longDateOf } from '#src/lib/long-date.ts'

/** A calendar day, such as `2025-01-15`, in words. */
export const LongDate = ({ day }: { day: string }) => <time dateTime={day}>{longDateOf(day, useLanguage())}</time>
