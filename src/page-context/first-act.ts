/** Delays work that the first page does not need until the visitor's first interaction. */
import { useEffect, useState } from 'react'

const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']

/** Resolves at the first interaction, also one before hydration; never while prerendering. */
const firstAct = new Promise<void>((resolve) => {
  if (typeof addEventListener === 'undefined') return
  const listening = new AbortController()
  const note = () => {
    listening.abort()
    resolve()
  }
  for (const act of ACTS) addEventListener(act, note, { capture: true, passive: true, signal: listening.signal })
})

/** Calls back `delay` milliseconds after the first interaction, or after this call if that is later. Returns a canceller. */
export const afterFirstAct = (delay: number, callback: () => void): (() => void) => {
  let isCancelled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = async () => {
    await firstAct
    if (!isCancelled) timer = setTimeout(callback, delay)
  }
  void wait()
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }
}

/** Whether `delay` milliseconds have passed since the first interaction. */
export const useActed = (delay: number): boolean => {
  const [isDue, setDue] = useState(false)
  useEffect(() => afterFirstAct(delay, () => setDue(true)), [delay])
  return isDue
}
