/** What the address of the account's home carries when a sign-in with Google comes back to it (AUTH-18). */
import { type ErrorCode, isErrorCode } from './errors.ts'

export type SignInReturn = { kind: 'code'; code: string } | { kind: 'refused'; code: ErrorCode }

/** Names that the auth service uses; nothing else of an address is touched. */
export const RETURN_NAMES = ['code', 'error', 'error_code', 'error_description', 'state'] as const

/** Allow-list of codes with a message of their own. Addresses can be crafted: any other code is `auth.googleFailed`. */
const SHOWN: ReadonlySet<ErrorCode> = new Set([
  'auth.googleUnverified',
  'auth.googleNoAccount',
  'account.inactive',
  'rate.limited',
  'service.unavailable',
])

/** Codes of a hosted project's service. */
const HOSTED: ReadonlyMap<string, ErrorCode> = new Map([
  ['provider_email_needs_verification', 'auth.googleUnverified'],
  ['over_request_rate_limit', 'rate.limited'],
])

export const readSignInReturn = (search: string): SignInReturn => {
  const query = new URLSearchParams(search)
  const code = query.get('code') ?? ''
  if (!query.has('error') && /^[\w-]{8,200}$/.test(code)) return { kind: 'code', code }
  const said = query.get('error_code') ?? ''
  const known = isErrorCode(said) && SHOWN.has(said) ? said : HOSTED.get(said)
  return { kind: 'refused', code: known ?? 'auth.googleFailed' }
}
