/** Whatever a handler threw, as an answer: a refusal is its own, a lost database is not for ever, the rest is our fault. */
import { DatabaseBusy } from '#server/embedded/turns.ts'
import { Refusal } from './failures.ts'
import { describeError, type Log } from './log.ts'

const RETRY_AFTER_SECONDS = 5

/** How drivers and sockets name a database that cannot be reached right now. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P03',
])

export const asRefusal = (error: Error, log: Log, requestId: string): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseBusy) return new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  log.error('request failed', { requestId, ...describeError(error) })
  const isUnreachable = 'code' in error && UNREACHABLE.has(error.code)
  return isUnreachable
    ? new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    : new Refusal('unexpected')
}
