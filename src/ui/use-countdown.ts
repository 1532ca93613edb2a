import { useEffect, useState } from 'react'
import { SECOND } from '#contracts/limits.ts'

/** Seconds from the first render to a point in time (ISO 8601), by the device's clock; 0 if it has passed. */
export const useSecondsUntil = (until: string): number => {
  const [seconds] = useState(() => Math.max(0, Math.round((Date.parse(until) - Date.now()) / SECOND)))
  return seconds
}

/** Whole seconds left of `seconds`, by the clock and not by ticks: background tabs throttle timers. */
export const useCountdown = (seconds: number): number => {
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * SECOND
    const count = () => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND)))
    count()
    const timer = setInterval(count, SECOND)
    return () => clearInterval(timer)
  }, [seconds])
  return secondsLeft
}
