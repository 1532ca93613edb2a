/** Parameters with which a Google sign-in redirects to the dashboard (AUTH-18). */
import { type ErrorCode, isErrorCode } from './errors.ts'

export type SignInReturn = { kind: 'code'; code: string } | { kind: 'refused'; code: ErrorCode }

/** Parameter names of the auth service; other parameters are left unchanged. */
export const RETURN_NAMES = ['code', 'error', 'error_code', 'error_description', 'state'] as const

/** Allow-list of codes with a message of their own. URLs can be crafted: any other code becomes `auth.googleFailed`. */
const SHOWN: ReadonlySet<ErrorCode> = new Set([
  'auth.googleUnverified',
  'auth.googleNoAccount',
  'account.inactive',
  'rate.limited',
  'service.unavailable',
])

/** Error codes of a hosted project's auth service. */
const HOSTED: ReadonlyMap<string, ErrorCode> = new Map([
  ['provider_email_needs_verification', 'auth.googleUnverified'],
  ['over_request_rate_limit', 'rate.limited'],
])

export const readSignInReturn = (search: string): SignInReturn => {
  const query = new URLSearchParams(search)
  const code = query.get('code') ?? ''
  if (!query.has('error') && /^[\w-]{8,200}$/.test(code)) return { kind: 'code', code }
  const errorCode = query.get('error_code') ?? ''
  const known = isErrorCode(errorCode) && SHOWN.has(errorCode) ? errorCode : HOSTED.get(errorCode)
  return { kind: 'refused', code: known ?? 'auth.googleFailed' }
}
