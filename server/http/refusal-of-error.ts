/**
 * Maps any thrown error, and logs what caused it: a refusal to itself, a transient error of the database, a service or the
 * payment provider to 503, anything else to 500. Neither a client that hangs up while it sends nor one
 * whose account was deleted meanwhile is a failure: they are not logged.
 */
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { isTransientError } from '#server/database/transient-errors.ts'
import { EngineUnavailable } from '#server/engines/unavailable.ts'
import { DatabaseBusy } from '#server/database/fair-mutex.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './failures.ts'
import { isOfLostCaller } from './lost-caller.ts'
import { PaymentsUnavailable } from './payments-unavailable.ts'
import { describeError, type Log } from '#server/base/log.ts'

const RETRY_AFTER_SECONDS = 5

/** Its code is that of a lost connection to the database, too (API-32). */
const isOfClient = (error: Error, c: Context<AppEnv>) => c.env?.incoming?.errored === error

export const refusalOfError = (error: Error, log: Log, c: Context<AppEnv>): Refusal => {
  const fail = (cause: unknown) =>
    log.error('request failed', { requestId: c.get('requestId'), route: routePath(c), ...describeError(cause) })
  if (error instanceof Refusal) {
    if (error.cause !== undefined) fail(error.cause)
    return error
  }
  if (isOfClient(error, c)) return new Refusal('request.invalid')
  if (isOfLostCaller(error, c)) return new Refusal('auth.unauthenticated')
  // Shed requests already have a line in the request log.
  if (!(error instanceof DatabaseBusy)) fail(error)
  if (error instanceof PaymentsUnavailable) {
    return new Refusal('billing.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  }
  return isTransientError(error) || error instanceof EngineUnavailable
    ? new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    : new Refusal('unexpected')
}
