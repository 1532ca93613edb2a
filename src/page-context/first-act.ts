/** What no click on the first page needs waits for the visitor to do something on the live page. */
import { useEffect, useState } from 'react'

const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']

/** Listens from before the page is live; prerendering has no visitor. */
const firstAct = new Promise<void>((resolve) => {
  if (typeof addEventListener === 'undefined') return
  const listening = new AbortController()
  const note = () => {
    listening.abort()
    resolve()
  }
  for (const act of ACTS) addEventListener(act, note, { capture: true, passive: true, signal: listening.signal })
})

/** Calls back `delay` milliseconds after the first act, or after now if that has passed; the returned function cancels. */
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

/** Whether `delay` milliseconds have passed since the first act. */
export const useActed = (delay: number): boolean => {
  const [isDue, setDue] = useState(false)
  useEffect(() => afterFirstAct(delay, () => setDue(true)), [delay])
  return isDue
}
