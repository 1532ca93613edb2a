import { isFailure } from '#machines/kit/to-failure.ts'

/** Milliseconds before asking once more: ever longer, then as long as the last. */
const PAUSES = [1_000, 2_000, 4_000, 8_000]
const LONGEST = 15_000

/** Waits as `begin` does; rejects when the signal aborts. Neither way leaves anything behind that was begun. */
const unlessAborted = (signal: AbortSignal, begin: (done: () => void) => () => void) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      stop()
      reject(signal.reason as Error)
    }
    const stop = begin(() => {
      signal.removeEventListener('abort', abort)
      stop()
      resolve()
    })
    signal.addEventListener('abort', abort)
  })

const pause = (ms: number, signal: AbortSignal) =>
  unlessAborted(signal, (done) => {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  })

/** Nobody is looking: nothing is asked until somebody does. */
const untilSeen = async (signal: AbortSignal): Promise<void> => {
  if (document.visibilityState === 'visible') return
  await unlessAborted(signal, (done) => {
    document.addEventListener('visibilitychange', done)
    return () => document.removeEventListener('visibilitychange', done)
  })
}

/** An answer that took too long may come in time when it is asked for again. */
const orLate = (error: unknown) => {
  if (!isFailure(error, 'network.timeout')) throw error
  return undefined
}

/** Asks until there is an answer, ever less often, and only while the page is looked at. Rejects as `ask` does. */
export const askUntil = async <Answer>(
  ask: (signal: AbortSignal) => Promise<Answer | undefined>,
  signal: AbortSignal,
): Promise<Answer> => {
  for (let asked = 0; ; asked += 1) {
    const answer = await ask(signal).catch(orLate)
    if (answer !== undefined) return answer
    // A question that was given up looks like one that took too long, and nobody waits for another.
    signal.throwIfAborted()
    await pause(PAUSES[asked] ?? LONGEST, signal)
    await untilSeen(signal)
  }
}
