/** The time on the visitor's device, which a prerendered page cannot contain. */
import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, MINUTE)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE

/** The current minute in milliseconds since 1970; null before hydration. */
export const useMinute = (): number | null => useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null)
