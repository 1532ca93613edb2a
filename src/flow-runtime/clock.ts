/** Delays of flows by the device's clock: browser timers are suspended while the device sleeps. */
type Delay = { at: number; run: () => void }

const delays = new Map<unknown, Delay>()

const runDue = () => {
  // A timer that ran may cancel others, which the iteration then skips.
  for (const [timer, { at, run }] of delays) {
    if (at > Date.now()) continue
    clearTimeout(timer as number)
    run()
  }
}

// Events that a browser dispatches when the device resumes, or when the person returns to the tab. One that stays in view has
// the first gesture only: seen here before the flows see it as activity.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', runDue)
  for (const event of ['pageshow', 'focus', 'keydown', 'pointermove', 'pointerdown']) addEventListener(event, runDue)
}

export const clock = {
  setTimeout: (callback: () => void, delay: number): unknown => {
    const run = () => {
      delays.delete(timer)
      callback()
    }
    const timer: unknown = setTimeout(run, delay)
    delays.set(timer, { at: Date.now() + delay, run })
    return timer
  },
  clearTimeout: (timer: unknown): void => {
    delays.delete(timer)
    clearTimeout(timer as number)
  },
}
