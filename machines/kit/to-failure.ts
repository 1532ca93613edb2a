import { type ErrorCode, type Failure, isErrorCode, weakReasonsIn, wordsOf } from '#contracts/errors.ts'
import { issuesIn } from '#contracts/forms/issues.ts'

/** The part of an actor's error event that is read. */
export type Rejection = { error: unknown }

/** Maps whatever an actor rejected with to a failure; unknown errors are `unexpected`. */
export const toFailure = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null || !('code' in error) || !isErrorCode(error.code)) {
    return { code: 'unexpected' }
  }
  const seconds = 'retryAfter' in error ? error.retryAfter : undefined
  const isDelay = typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
  const failure: Failure = isDelay ? { code: error.code, retryAfter: Math.ceil(seconds) } : { code: error.code }
  const fields = issuesIn('fields' in error ? error.fields : null)
  const reasons = weakReasonsIn('reasons' in error ? error.reasons : null)
  const serviceMessage = wordsOf('serviceMessage' in error ? error.serviceMessage : null)
  return {
    ...failure,
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
    ...(reasons.length === 0 ? {} : { reasons }),
    ...(serviceMessage === null ? {} : { serviceMessage }),
  }
}

export const isFailure = (error: unknown, code: ErrorCode) => toFailure(error).code === code

/** The failure, with a specific code in place of `unexpected`. The service's own message is kept, and shown first. */
export const toFailureOf = (error: unknown, unforeseen: ErrorCode): Failure => {
  const failure = toFailure(error)
  return failure.code === 'unexpected' ? { ...failure, code: unforeseen } : failure
}
