import { useSyncExternalStore } from 'react'

const DAY = 86_400_000
const MINUTE = 60_000

/** Not one timer that ends at midnight: a device that sleeps stops it. */
const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, MINUTE)
  return () => clearInterval(timer)
}
const startOfToday = () => new Date().setHours(0, 0, 0, 0)

/**
 * Calendar days from a time (ISO 8601, or ms since the epoch) to today, in the device's time zone; a day of 23 or 25 hours
 * is one.
 */
export const useDaysSince = (at: string | number): number =>
  Math.round((useSyncExternalStore(everyMinute, startOfToday) - new Date(at).setHours(0, 0, 0, 0)) / DAY)
