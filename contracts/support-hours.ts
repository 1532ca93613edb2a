/** Support hours (LIMIT-12): Monday to Friday from 9h to 18h in São Paulo. */
import { SUPPORT_HOURS } from './limits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SATURDAY = 6
const SUNDAY = 0

/** Local time in São Paulo, in milliseconds as if it were UTC. */
const wallClock = (instant: number): number => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: SUPPORT_HOURS.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Inverse of `wallClock`. */
const instantOf = (wall: number): number => {
  const near = wall - (wallClock(wall) - wall)
  return near - (wallClock(near) - wall)
}

const isWorkday = (day: number) => ![SATURDAY, SUNDAY].includes(new Date(day).getUTCDay())

export type SupportHours = {
  isOpen: boolean
  /** Today's hours while open, otherwise those of the next business day; milliseconds since 1970. */
  opens: number
  closes: number
}

/** `now` in milliseconds since 1970. Holidays are ignored. */
export const supportHoursAt = (now: number): SupportHours => {
  const wall = wallClock(now)
  let day = wall - (wall % DAY)
  // Iterates up to the first hours that are not over.
  while (!isWorkday(day) || day + SUPPORT_HOURS.closes * HOUR <= wall) day += DAY
  const opens = instantOf(day + SUPPORT_HOURS.opens * HOUR)
  const closes = instantOf(day + SUPPORT_HOURS.closes * HOUR)
  return { isOpen: opens <= now, opens, closes }
}
