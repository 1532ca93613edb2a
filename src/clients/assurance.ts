/** Authenticator assurance level of a session, the claim `aal` of its token: `aal1` for one factor, `aal2` for two. */
import type { Session } from '@supabase/supabase-js'

/** The claims of a JWT, without verification; empty if it cannot be parsed. */
const claimsOf = (token: string): Record<string, unknown> => {
  try {
    const part = token.split('.')[1] ?? ''
    return Object(JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The user whose token it is. Not read from the session's user object, which a session of another tab lacks. */
export const userIdOf = (token: string): string | null => {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : null
}

/** Whether the client has the session without its user: user data is kept in memory, so a session of another tab has none. */
export const hasNoUser = (session: Session | null) =>
  (session?.user as { __isUserNotAvailableProxy?: true } | undefined)?.__isUserNotAvailableProxy === true

/** Whether the account has a second factor that this session has not passed. For the UI only: the server enforces it. */
export const isFactorPending = (session: Session): boolean =>
  !hasNoUser(session) &&
  (session.user.factors ?? []).some(({ status }) => status === 'verified') &&
  claimsOf(session.access_token)['aal'] !== 'aal2'
