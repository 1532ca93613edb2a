/** Polling with backoff, while the page is visible. */
import { isFailure } from '#machines/kit/to-failure.ts'

/**
 * Seconds between polls. After the last one polling goes on at that interval, or pauses until the page becomes visible
 * again.
 */
type Backoff = { seconds: readonly number[]; isEndless: boolean }

/** While a person waits for one result on the screen. */
export const AWAIT_BACKOFF: Backoff = { seconds: [1, 2, 4, 8, 15], isEndless: true }
/** For a list whose rows a background job changes. */
export const WATCH_BACKOFF: Backoff = { seconds: [1, 2, 3, 5, 8, 13, 20, 30, 60, 60, 60, 60, 60, 60], isEndless: false }

const isSeen = () => document.visibilityState !== 'hidden'

/** Resolves after the time once the page is visible, or when it becomes visible again; null is no timer. */
const nextAttempt = (seconds: number | null, signal: AbortSignal) =>
  new Promise<'due' | 'visible'>((resolve, reject) => {
    const waiting = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (how: () => void) => {
      clearTimeout(timer)
      waiting.abort()
      how()
    }
    const onVisible = () => {
      if (isSeen()) settle(() => resolve('visible'))
    }
    const resolveWhenVisible = () => {
      if (isSeen()) settle(() => resolve('due'))
    }
    if (seconds !== null) timer = setTimeout(resolveWhenVisible, seconds * 1_000)
    document.addEventListener('visibilitychange', onVisible, { signal: waiting.signal })
    signal.addEventListener('abort', () => settle(() => reject(signal.reason as Error)), { signal: waiting.signal })
  })

const secondsAfter = ({ seconds, isEndless }: Backoff, attempts: number): number | null =>
  seconds[attempts] ?? (isEndless ? (seconds.at(-1) ?? null) : null)

/** A timeout counts as no answer yet; any other failure is rethrown. */
const orLate = (error: unknown) => {
  if (!isFailure(error, 'network.timeout')) throw error
  return undefined
}

/** Polls until there is an answer. Rejects as `attempt` does, and when `signal` aborts. */
export const poll = async <Answer>(
  attempt: (signal: AbortSignal) => Promise<Answer | undefined>,
  backoff: Backoff,
  signal: AbortSignal,
): Promise<Answer> => {
  for (let attempts = 0; ;) {
    const answer = await attempt(signal).catch(orLate)
    if (answer !== undefined) return answer
    signal.throwIfAborted()
    attempts = (await nextAttempt(secondsAfter(backoff, attempts), signal)) === 'visible' ? 0 : attempts + 1
  }
}
