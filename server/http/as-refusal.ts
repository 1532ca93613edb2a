/** Whatever a handler threw, as an answer: a refusal is its own, a database in trouble is not for ever, the rest is our fault. */
import { isTemporary } from '#server/embedded/temporary.ts'
import { DatabaseBusy } from '#server/embedded/turns.ts'
import { Refusal } from './failures.ts'
import { describeError, type Log } from '#server/base/log.ts'

const RETRY_AFTER_SECONDS = 5

export const asRefusal = (error: Error, log: Log, requestId: string): Refusal => {
  if (error instanceof Refusal) return error
  // Each of them has its line as a request.
  if (!(error instanceof DatabaseBusy)) log.error('request failed', { requestId, ...describeError(error) })
  return isTemporary(error)
    ? new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    : new Refusal('unexpected')
}
