/** Polling with backoff, while somebody looks at the page. */
import { isFailure } from '#machines/kit/to-failure.ts'

/** Seconds between looks. After the last one looks go on at its pace, or rest until somebody comes back to the page. */
type Pace = { seconds: readonly number[]; isEndless: boolean }

/** For whoever waits for one answer. */
export const AWAIT_PACE: Pace = { seconds: [1, 2, 4, 8, 15], isEndless: true }
/** For a list that is worked on in the background. */
export const WATCH_PACE: Pace = { seconds: [1, 2, 3, 5, 8, 13, 20, 30, 60, 60, 60, 60, 60, 60], isEndless: false }

const isSeen = () => document.visibilityState !== 'hidden'

/** Resolves when the time is over and somebody looks, or when somebody comes back; null is no time. */
const nextLook = (seconds: number | null, signal: AbortSignal) =>
  new Promise<'due' | 'back'>((resolve, reject) => {
    const waiting = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (how: () => void) => {
      clearTimeout(timer)
      waiting.abort()
      how()
    }
    const come = () => {
      if (isSeen()) settle(() => resolve('back'))
    }
    const due = () => {
      if (isSeen()) settle(() => resolve('due'))
    }
    if (seconds !== null) timer = setTimeout(due, seconds * 1_000)
    document.addEventListener('visibilitychange', come, { signal: waiting.signal })
    signal.addEventListener('abort', () => settle(() => reject(signal.reason as Error)), { signal: waiting.signal })
  })

const secondsAfter = ({ seconds, isEndless }: Pace, looks: number): number | null =>
  seconds[looks] ?? (isEndless ? (seconds.at(-1) ?? null) : null)

/** An answer that took too long may come in time when it is asked for again. */
const orLate = (error: unknown) => {
  if (!isFailure(error, 'network.timeout')) throw error
  return undefined
}

/** Looks until there is an answer. Rejects as `look` does, and when `signal` ends it. */
export const poll = async <Answer>(
  look: (signal: AbortSignal) => Promise<Answer | undefined>,
  pace: Pace,
  signal: AbortSignal,
): Promise<Answer> => {
  for (let looks = 0; ;) {
    const answer = await look(signal).catch(orLate)
    if (answer !== undefined) return answer
    signal.throwIfAborted()
    looks = (await nextLook(secondsAfter(pace, looks), signal)) === 'back' ? 0 : looks + 1
  }
}
