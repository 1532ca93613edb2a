import { useEffect, useState } from 'react'
import { TICK } from '#contracts/limits.ts'

/** Whole seconds left of `seconds`, by the clock and not by ticks: background tabs throttle timers. */
export const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * TICK
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / TICK)))
    count()
    const timer = setInterval(count, TICK)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
