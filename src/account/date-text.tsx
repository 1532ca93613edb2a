import type { Language } from '#contracts/languages.ts'
import { formatDate } from '#contracts/format-date.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import { useLanguage } from '#src/page-context/place.ts'

const { timeZone } = SUPPORT_HOURS

const FORMS = {
  day: { dateStyle: 'long' },
  /** Of a day without time, which is parsed as midnight UTC: elsewhere it would be the day before. */
  calendarDay: { dateStyle: 'long', timeZone: 'UTC' },
  /** Of a plan or a payment: as in mails and in the numbers of receipts, wherever the reader is. */
  planDay: { dateStyle: 'long', timeZone },
  date: { dateStyle: 'medium' },
  fullMoment: { dateStyle: 'medium', timeStyle: 'short' },
  /** With the zone, for a document that is read elsewhere. */
  stamp: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  time: { timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
  /** Without the year, which is this one: another is written as in `WITH_YEAR`. */
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  nearPlanDay: { day: 'numeric', month: 'long', timeZone },
  nearWeekday: { weekday: 'long', day: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type Form = keyof typeof FORMS

/** What is written instead for a date of another year. */
const WITH_YEAR: Partial<Record<Form, Form>> = { nearPlanDay: 'planDay', nearWeekday: 'day', moment: 'fullMoment' }

const isThisYear = (at: string) => new Date(at).getFullYear() === new Date().getFullYear()

/** A point in time (ISO 8601) in the reader's own zone, a day of a plan or a calendar day, written as in `language`. */
export const writtenDate = (at: string, as: Form, language: Language): string =>
  formatDate(at, language, FORMS[isThisYear(at) ? as : (WITH_YEAR[as] ?? as)])

/** As `writtenDate`, in the reader's language. */
export const DateText = ({ at, as }: { at: string; as: Form }) => (
  <time dateTime={at}>{writtenDate(at, as, useLanguage())}</time>
)
