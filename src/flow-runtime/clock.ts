/** Delays of flows by the device's clock: timers of browsers stand still while the device sleeps. */
type Delay = { at: number; run: () => void }

const delays = new Map<unknown, Delay>()

const runDue = () => {
  // One that ran may cancel others, which the iteration then leaves out.
  for (const [timer, { at, run }] of delays) {
    if (at > Date.now()) continue
    clearTimeout(timer as number)
    run()
  }
}

// What a browser reports when the device wakes up, or its person comes back.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', runDue)
  for (const event of ['pageshow', 'focus']) addEventListener(event, runDue)
}

export const clock = {
  setTimeout: (given: () => void, delay: number): unknown => {
    const run = () => {
      delays.delete(timer)
      given()
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
