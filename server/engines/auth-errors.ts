/**
 * The codes of supabase/auth that a call of the gate can be refused with, and our words for them: its own messages may
 * repeat what was entered.
 */

const MESSAGES: Readonly<Record<string, string>> = {
  invalid_credentials: 'Invalid login credentials',
  email_not_confirmed: 'Email not confirmed',
  user_banned: 'User is banned',
  validation_failed: 'The request was not accepted',
  bad_json: 'The request was not accepted',
  bad_jwt: 'Invalid or expired access token',
  no_authorization: 'An access token is needed',
  session_not_found: 'Session does not exist',
  session_expired: 'Session has expired',
  user_not_found: 'User does not exist',
  refresh_token_not_found: 'Invalid Refresh Token: Refresh Token Not Found',
  refresh_token_already_used: 'Invalid Refresh Token: Already Used',
  flow_state_not_found: 'invalid flow state, no valid flow state found',
  flow_state_expired: 'invalid flow state, flow state has expired',
  bad_code_verifier: 'code challenge does not match previously saved code verifier',
  otp_expired: 'Email link is invalid or has expired',
  over_request_rate_limit: 'Request rate limit reached',
}

export type AuthError = { code: number; error_code: string; msg: string }

const codeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error_code' in body ? body.error_code : null

/** Null for a code that none of our calls can be refused with: the service or its settings are wrong then. */
export const readAuthError = (status: number, body: unknown): AuthError | null => {
  const code = status === 429 ? 'over_request_rate_limit' : codeIn(body)
  const msg = typeof code === 'string' && Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined
  return typeof code === 'string' && msg !== undefined ? { code: status, error_code: code, msg } : null
}

/** For the log: the code, if it is one. */
export const loggedCode = (body: unknown): string => {
  const code = codeIn(body)
  return typeof code === 'string' && /^[a-z0-9_]{1,60}$/.test(code) ? code : 'none'
}
