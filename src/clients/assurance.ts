/** How far a session is proven, as the auth service says it in its token: `aal1` by one factor, `aal2` by two. */
import type { Session } from '@supabase/supabase-js'

/** The claims of a token, unverified; nothing for what is no token. */
const claimsOf = (token: string): Record<string, unknown> => {
  try {
    const part = token.split('.')[1] ?? ''
    return Object(JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The client keeps no person's data: a session that another tab opened is found without its user, whom it may not name. */
export const isNameless = (session: Session | null) =>
  (session?.user as { __isUserNotAvailableProxy?: true } | undefined)?.__isUserNotAvailableProxy === true

/** The account has a second factor, and this session, whose user is known, has not met it. The server decides, whatever is read here. */
export const owesFactor = (session: Session): boolean =>
  !isNameless(session) &&
  (session.user.factors ?? []).some(({ status }) => status === 'verified') &&
  claimsOf(session.access_token)['aal'] !== 'aal2'
