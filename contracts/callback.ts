/** What an address of `/auth/callback` carries (AUTH-23). The parameters are read here and nowhere else. */
import type { ErrorCode } from './errors.ts'

/** What a link or a code in an e-mail is for, in the auth service's words. */
export const EMAIL_PURPOSES = ['signup', 'recovery'] as const
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number]

/** The type of a link that confirms a mailbox of an e-mail change: our own service reads it, not the auth service (ADR 012). */
export const EMAIL_CHANGE_TYPE = 'email_change'

export type CallbackLink =
  | { kind: 'tokenHash'; tokenHash: string; purpose: EmailPurpose }
  | { kind: 'emailChange'; token: string }
  /** An authorization code of the PKCE flow: only the browser that asked can exchange it. */
  | { kind: 'authCode'; code: string }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'nothing' }

const isPurpose = (value: string | null): value is EmailPurpose => EMAIL_PURPOSES.some((purpose) => purpose === value)

const EXPIRED: ReadonlySet<string> = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found'])

/**
 * Reads query and fragment. Tokens in a fragment are refused: a crafted link could sign a visitor in to the attacker's
 * account (login CSRF). `error_description` can be anybody's text and is never shown.
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
