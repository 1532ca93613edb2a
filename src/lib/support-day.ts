import { SUPPORT_HOURS } from '#contracts/limits.ts'

/** Calendar day in Brazil of a point in time (ISO 8601): "2026-11-29". */
export const supportDay = (at: string): string => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: SUPPORT_HOURS.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}
