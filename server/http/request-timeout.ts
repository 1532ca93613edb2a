/**
 * Answers with Retry-After before the client's own timeout of ten seconds: 503 (API-17), or 408 if the client has not sent
 * its whole request by then (API-32).
 */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isRead } from '#server/base/is-read.ts'
import { withRequestContext, type RequestContext } from '#server/database/request-context.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './failures.ts'

const TIMEOUT = 8_000
const RETRY_AFTER_SECONDS = 5

const busy = () => new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })

const tooSlow = () => new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS, status: 408 })

const isComplete = (c: Context<AppEnv>) => c.env?.incoming?.complete !== false

/**
 * Writes that have begun are not cancelled: a retry with the same idempotency key finds their answer. Reads, and work
 * that is still queued for the database, are dropped once the request was answered or its client has disconnected.
 */
export const requestTimeout = createMiddleware<AppEnv>(async (c, next) => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let isAnswered = false
  const context: RequestContext = {
    isGone: () => isAnswered || c.req.raw.signal.aborted,
    isReading: isRead(c.req.method),
    isAdmitted: false,
    hasBegun: false,
    isHeldUp: false,
  }
  const timer = setTimeout(() => reject(isComplete(c) ? busy() : tooSlow()), TIMEOUT)
  try {
    await Promise.race([withRequestContext(context, next), tooLate])
  } finally {
    isAnswered = true
    clearTimeout(timer)
  }
  // The auth and table services report a busy database as a 500 of their own.
  if (context.isHeldUp && c.res.status >= 500) throw busy()
})
