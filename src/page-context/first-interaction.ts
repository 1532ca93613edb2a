/** Delays work that the first page does not need until the visitor's first interaction. */
import { useEffect, useState } from 'react'

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']

/** Resolves at the first interaction, also one before hydration; never while prerendering. */
const firstInteraction = new Promise<void>((resolve) => {
  if (typeof addEventListener === 'undefined') return
  const listening = new AbortController()
  const note = () => {
    listening.abort()
    resolve()
  }
  for (const type of INTERACTIONS)
    addEventListener(type, note, { capture: true, passive: true, signal: listening.signal })
})

/** Calls back `delay` milliseconds after the first interaction, or after this call if that is later. Returns a canceller. */
export const afterFirstInteraction = (delay: number, callback: () => void): (() => void) => {
  let isCancelled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = async () => {
    await firstInteraction
    if (!isCancelled) timer = setTimeout(callback, delay)
  }
  void wait()
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }
}

/** Whether `delay` milliseconds have passed since the first interaction. */
export const useHasInteracted = (delay: number): boolean => {
  const [isDue, setDue] = useState(false)
  useEffect(() => afterFirstInteraction(delay, () => setDue(true)), [delay])
  return isDue
}
