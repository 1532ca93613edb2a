/** Maps any error of any client to a code of the catalogue. Total: anything unknown is `unexpected`. */
import {
  type ErrorCode,
  type Failure,
  isErrorCode,
  type WeakReason,
  weakReasonsIn,
  wordsOf,
} from '#contracts/errors.ts'
import { type FieldIssues, issuesIn } from '#contracts/forms/issues.ts'

/** Codes of the auth service that have one of ours. */
const AUTH_CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['invalid_credentials', 'auth.invalidCredentials'],
  ['email_not_confirmed', 'auth.emailNotConfirmed'],
  ['user_already_exists', 'auth.emailTaken'],
  ['email_exists', 'auth.emailTaken'],
  ['weak_password', 'auth.weakPassword'],
  ['same_password', 'auth.samePassword'],
  ['otp_expired', 'auth.linkExpired'],
  ['flow_state_expired', 'auth.linkExpired'],
  ['flow_state_not_found', 'auth.linkExpired'],
  ['bad_code_verifier', 'auth.otherBrowser'],
  ['pkce_code_verifier_not_found', 'auth.otherBrowser'],
  ['session_not_found', 'auth.sessionMissing'],
  ['session_expired', 'auth.sessionExpired'],
  ['refresh_token_not_found', 'auth.sessionExpired'],
  ['refresh_token_already_used', 'auth.sessionExpired'],
  ['no_authorization', 'auth.unauthenticated'],
  ['bad_jwt', 'auth.unauthenticated'],
  ['over_request_rate_limit', 'rate.limited'],
  ['over_email_send_rate_limit', 'rate.limited'],
  ['validation_failed', 'request.invalid'],
  ['insufficient_aal', 'auth.secondFactorNeeded'],
  ['mfa_verification_failed', 'auth.factorCodeWrong'],
  ['mfa_challenge_expired', 'auth.factorCodeWrong'],
  ['mfa_verified_factor_exists', 'request.conflict'],
  ['mfa_factor_not_found', 'request.notFound'],
  ['PGRST116', 'data.severalRows'],
])

/** Names of error classes, which survive where `instanceof` does not. */
const NAMES: ReadonlyMap<string, ErrorCode> = new Map([
  ['AbortError', 'network.timeout'],
  ['TimeoutError', 'network.timeout'],
  ['AuthWeakPasswordError', 'auth.weakPassword'],
  ['AuthSessionMissingError', 'auth.sessionMissing'],
  ['AuthPKCECodeVerifierMissingError', 'auth.otherBrowser'],
  ['AuthRetryableFetchError', 'network.unreachable'],
  ['NetworkError', 'network.unreachable'],
  // What fetch throws on a network error.
  ['TypeError', 'network.unreachable'],
  ['FunctionsFetchError', 'function.notSent'],
  ['FunctionsRelayError', 'function.relayFailed'],
  ['FunctionsHttpError', 'function.failed'],
  ['StorageApiError', 'storage.failed'],
])

const codeOfStatus = (status: unknown): ErrorCode | null => {
  if (status === 502 || status === 503 || status === 504) return 'service.unavailable'
  if (status === 429) return 'rate.limited'
  if (status === 401) return 'auth.unauthenticated'
  if (status === 403) return 'request.notAllowed'
  if (status === 413) return 'request.tooLarge'
  return null
}

const codeOf = (error: Record<string, unknown>): ErrorCode => {
  const { code, name, status } = error
  if (isErrorCode(code)) return code
  const mapped = typeof code === 'string' ? AUTH_CODES.get(code) : undefined
  const statusCode = codeOfStatus(status)
  if (mapped !== undefined) return mapped
  if (statusCode !== null) return statusCode
  // The auth client reports a 5xx answer by the same error class as an unreachable service.
  if (name === 'AuthRetryableFetchError' && typeof status === 'number' && status >= 500) return 'unexpected'
  return (typeof name === 'string' ? NAMES.get(name) : undefined) ?? 'unexpected'
}

/** Seconds to wait, where the failure carries them or its message counts them. */
const retryAfterOf = (error: Record<string, unknown>): number | undefined => {
  if (typeof error['retryAfter'] === 'number') return error['retryAfter']
  const match = typeof error['message'] === 'string' ? /after (\d{1,5}) seconds?/.exec(error['message']) : null
  return match === null ? undefined : Number(match[1])
}

/** Field issues of a Product API answer; null if there are none with a known code. */
const fieldsOf = ({ fields, details }: Record<string, unknown>): FieldIssues | null => {
  const named = fields ?? (typeof details === 'object' && details !== null && 'fields' in details && details.fields)
  const issues = issuesIn(named)
  return Object.keys(issues).length === 0 ? null : issues
}

/** Reasons for a weak password: from the auth client's error, or from the field issues of a Product API answer. */
const reasonsOf = ({ reasons, details }: Record<string, unknown>): WeakReason[] => {
  const named = weakReasonsIn(reasons)
  if (named.length > 0) return named
  const { fields } = Object(details) as Record<string, unknown>
  const issues: unknown[] = Object.values(Object(fields) as object)
  return WEAK_FIELDS.flatMap(([issue, reason]) => (issues.includes(issue) ? [reason] : []))
}

const WEAK_FIELDS: readonly (readonly [string, WeakReason])[] = [
  ['password.tooShort', 'length'],
  ['password.common', 'pwned'],
]

export const asFailure = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null) return { code: 'unexpected' }
  const fields = error as Record<string, unknown>
  const code = codeOf(fields)
  const retryAfter = code === 'rate.limited' ? retryAfterOf(fields) : undefined
  const issues = fieldsOf(fields)
  const reasons = code === 'auth.weakPassword' ? reasonsOf(fields) : []
  const { serviceMessage } = fields
  return {
    code,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(issues === null ? {} : { fields: issues }),
    ...(reasons.length === 0 ? {} : { reasons }),
    ...(typeof serviceMessage === 'string' ? { serviceMessage } : {}),
  }
}

/** The message of an error body: the first text of `error`, `message` and `details.message`; null if it is no sentence. */
export const wordsIn = (body: unknown): string | null => {
  const { error, message, details } = Object(body) as Record<string, unknown>
  const places = [error, message, (Object(details) as Record<string, unknown>)['message']]
  return wordsOf(places.find((place) => typeof place === 'string'))
}

type Answer = { data: unknown; error: unknown; status?: number }

/** The table client has the status beside its error. Status 0 is a thrown error, whose message begins with its class name. */
const errorOf = ({ error, status }: Answer): unknown => {
  if (status === undefined) return error
  const { code, message } = Object(error) as Record<string, unknown>
  const name = status === 0 && typeof message === 'string' ? message.split(':')[0] : undefined
  return { code, message, status, name }
}

/** The data of a client's answer; throws its error as a `Failure`. */
export const unwrap = <Given extends Answer>(answer: Given): Extract<Given, { error: null }>['data'] => {
  if (answer.error !== null && answer.error !== undefined) throw asFailure(errorOf(answer))
  return answer.data
}

/** Awaits `work` and rethrows its failure: `unexpected` becomes `unforeseen`, and other codes are mapped by `others`. */
export const mapErrorCodes = async <T>(
  unforeseen: ErrorCode,
  work: Promise<T>,
  others: Partial<Record<ErrorCode, ErrorCode>> = {},
): Promise<T> => {
  try {
    return await work
  } catch (error) {
    const failure = asFailure(error)
    const codes: Partial<Record<ErrorCode, ErrorCode>> = { ...others, unexpected: unforeseen }
    throw { ...failure, code: codes[failure.code] ?? failure.code } satisfies Failure
  }
}
