/** The client gives up after ten seconds; before that it hears that it may come back (API-17). */
import { createMiddleware } from 'hono/factory'
import { withCaller, type Caller } from '#server/embedded/caller.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './failures.ts'

const PATIENCE = 8_000
const RETRY_AFTER_SECONDS = 5

const busy = () => new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * What is under way goes on: a write that comes through after all is found by its repeat. What the database has not begun
 * yet, and reading, ends with the answer or its client.
 */
export const inTime = createMiddleware<AppEnv>(async (c, next) => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let isAnswered = false
  const caller: Caller = {
    isGone: () => isAnswered || c.req.raw.signal.aborted,
    isReading: isReading(c.req.method),
    isAdmitted: false,
    hasBegun: false,
    isHeldUp: false,
  }
  const timer = setTimeout(() => reject(busy()), PATIENCE)
  try {
    await Promise.race([withCaller(caller, next), tooLate])
  } finally {
    isAnswered = true
    clearTimeout(timer)
  }
  // The auth and table services take it for a failure of their own.
  if (caller.isHeldUp && c.res.status >= 500) throw busy()
})
