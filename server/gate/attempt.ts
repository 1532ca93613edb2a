/** Attempts at a password or a code: counted before their outcome is known, so that concurrent ones are all counted. */
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter, RefundedLimit } from '#server/http/rate-limit.ts'
import { AuthRefusal } from './auth-refusal.ts'

type Count = {
  name: RefundedLimit
  key: string
  /** Whether the limit does not apply. */
  isExempt?: () => Promise<boolean>
  /** A success ends all counts of the key, not only its own. */
  isReset?: boolean
}

export type Attempt = {
  /**
   * Runs the check of the attempt. Only an attempt with a wrong secret stays counted, not a failure of ours, of a
   * service or a queue.
   */
  verify: <T>(work: () => Promise<T>) => Promise<T>
  /** Called after a success, which does not stay counted either. */
  succeed: () => Promise<void>
}

/** False if the limit is exceeded and does not apply; throws `rate.limited` if it does. */
const isCounted = async (limiter: RateLimiter, { name, key, isExempt }: Count): Promise<boolean> => {
  if (isExempt === undefined) {
    await limiter.enforce(name, key)
    return true
  }
  const retryAfter = await limiter.consume(name, key)
  if (retryAfter !== null && !(await isExempt())) throw new Refusal('rate.limited', { retryAfter })
  return retryAfter === null
}

const isRejection = (error: unknown) =>
  (error instanceof Refusal || error instanceof AuthRefusal) && error.status < 500 && error.status !== 429

/** Counts in sequence: an attempt that one limit refuses does not count towards the others. */
export const beginAttempt = async (limiter: RateLimiter, counts: readonly Count[]): Promise<Attempt> => {
  const ownCounts: Count[] = []

  const verify = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!isRejection(error)) await Promise.all(ownCounts.map(({ name, key }) => limiter.refund(name, key)))
      throw error
    }
  }

  await verify(async () => {
    for (const count of counts) if (await isCounted(limiter, count)) ownCounts.push(count)
  })
  const succeed = async () => {
    await Promise.all(
      ownCounts.map(({ name, key, isReset }) =>
        isReset === true ? limiter.reset(name, key) : limiter.refund(name, key),
      ),
    )
  }
  return { verify, succeed }
}
