/** Maps any thrown error: a refusal to itself, a transient error of the database or a service to 503, anything else to 500. */
import { isTransient } from '#server/embedded/transient-errors.ts'
import { EngineUnavailable } from '#server/engines/unavailable.ts'
import { DatabaseBusy } from '#server/embedded/fair-mutex.ts'
import { Refusal } from './failures.ts'
import { describeError, type Log } from '#server/base/log.ts'

const RETRY_AFTER_SECONDS = 5

export const refusalOfError = (error: Error, log: Log, requestId: string): Refusal => {
  if (error instanceof Refusal) return error
  // Shed requests already have a line in the request log.
  if (!(error instanceof DatabaseBusy)) log.error('request failed', { requestId, ...describeError(error) })
  return isTransient(error) || error instanceof EngineUnavailable
    ? new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    : new Refusal('unexpected')
}
