import { type ErrorCode, type Failure, isErrorCode, weakReasonsIn, wordsOf } from '#contracts/errors.ts'
import { issuesIn } from '#contracts/forms/issues.ts'

/** Whatever an actor rejected with, as a failure of the catalogue. Total: the unknown is `unexpected`. */
export const toFailure = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null || !('code' in error) || !isErrorCode(error.code)) {
    return { code: 'unexpected' }
  }
  const seconds = 'retryAfter' in error ? error.retryAfter : undefined
  const canTell = typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
  const failure: Failure = canTell ? { code: error.code, retryAfter: Math.ceil(seconds) } : { code: error.code }
  const fields = issuesIn('fields' in error ? error.fields : null)
  const reasons = weakReasonsIn('reasons' in error ? error.reasons : null)
  const told = wordsOf('told' in error ? error.told : null)
  return {
    ...failure,
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
    ...(reasons.length === 0 ? {} : { reasons }),
    ...(told === null ? {} : { told }),
  }
}

export const isFailure = (error: unknown, code: ErrorCode) => toFailure(error).code === code

/** The same, where the catalogue has a text of its own for what nobody foresaw. What the service said itself goes first. */
export const toFailureOf = (error: unknown, unforeseen: ErrorCode): Failure => {
  const failure = toFailure(error)
  return failure.code === 'unexpected' ? { ...failure, code: unforeseen } : failure
}
