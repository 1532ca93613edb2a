import { useEffect, useState } from 'react'
import { TICK } from '#contracts/limits.ts'

/** Whole seconds left of `seconds`, counted by the clock: a sleeping tab catches up. */
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
