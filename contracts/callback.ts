/** Parameters of `/auth/callback` (AUTH-23). They are parsed here only. */
import type { ErrorCode } from './errors.ts'

/** Purpose of an e-mailed link or code, as the auth service names it. */
export const EMAIL_PURPOSES = ['signup', 'recovery'] as const
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number]

/** `type` of an e-mail change's link, which our own API verifies, not the auth service (ADR 012). */
export const EMAIL_CHANGE_TYPE = 'email_change'

export type CallbackLink =
  | { kind: 'tokenHash'; tokenHash: string; purpose: EmailPurpose }
  | { kind: 'emailChange'; token: string }
  /** PKCE authorization code: only the browser that requested it can exchange it. */
  | { kind: 'authCode'; code: string }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'nothing' }

const isPurpose = (value: string | null): value is EmailPurpose => EMAIL_PURPOSES.some((purpose) => purpose === value)

const EXPIRED: ReadonlySet<string> = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found'])

/**
 * Parses query and fragment. Tokens in a fragment are refused: a crafted link could sign a visitor in to the attacker's
 * account (login CSRF). `error_description` is untrusted text and never shown.
 */
export const readCallbackLink = ({ search, hash }: { search: string; hash: string }): CallbackLink => {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const errorCode = query.get('error_code') ?? fragment.get('error_code')
  if (errorCode !== null || query.has('error') || fragment.has('error')) {
    return { kind: 'refused', code: errorCode !== null && EXPIRED.has(errorCode) ? 'auth.linkExpired' : 'auth.refused' }
  }
  if (fragment.has('access_token')) return { kind: 'refused', code: 'auth.refused' }
  const tokenHash = query.get('token_hash')
  const type = query.get('type')
  if (tokenHash !== null && /^[\w-]{16,200}$/.test(tokenHash)) {
    if (type === EMAIL_CHANGE_TYPE) return { kind: 'emailChange', token: tokenHash }
    return { kind: 'tokenHash', tokenHash, purpose: isPurpose(type) ? type : 'signup' }
  }
  const code = query.get('code')
  if (code !== null && /^[\w-]{8,200}$/.test(code)) return { kind: 'authCode', code }
  return tokenHash === null && code === null ? { kind: 'nothing' } : { kind: 'refused', code: 'auth.linkExpired' }
}
