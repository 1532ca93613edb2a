/** Runs a call with the stored session. A rejected token is refreshed once, and the call retried once. */
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { type ErrorCode, type Failure, isTransientCode } from '#contracts/errors.ts'
import { userIdOf } from './assurance.ts'
import { asFailure, unwrap } from './failures.ts'
import { reportTokenRejected } from './token-rejection.ts'

const SIGNED_OUT: Failure = { code: 'auth.unauthenticated' }
/** The same failure for the caller, but it is not reported to the session flow: another session may be stored now. */
const OTHER_ACCOUNT: Failure = { code: 'auth.unauthenticated' }

const storedSession = async (client: SupabaseClient): Promise<Session> => {
  const { session } = unwrap(await client.auth.getSession())
  if (session === null) throw SIGNED_OUT
  return session
}

/** The refresh in flight, shared by all calls that were rejected meanwhile. */
let refreshing: ReturnType<SupabaseClient['auth']['refreshSession']> | null = null

const refresh = (client: SupabaseClient) => {
  refreshing ??= client.auth.refreshSession().finally(() => {
    refreshing = null
  })
  return refreshing
}

/** A session with another token than `refused`. Rejects with a transient failure if the refresh may succeed later. */
const refreshedSession = async (client: SupabaseClient, refused: string): Promise<Session> => {
  const session = await storedSession(client)
  if (session.access_token !== refused) return session
  const { error } = await refresh(client)
  // Compared again, and before the failure is looked at: another tab may have refreshed it first.
  const now = await storedSession(client)
  if (now.access_token !== refused) return now
  const failure = error === null ? null : asFailure(error)
  throw failure !== null && isTransientCode(failure.code) ? failure : SIGNED_OUT
}

/** The auth service has a code of its own for the token of a session that was ended elsewhere. */
const REJECTIONS: readonly ErrorCode[] = ['auth.unauthenticated', 'auth.sessionMissing']

const isRejected = (error: unknown) => REJECTIONS.includes(asFailure(error).code)

const retryWithFreshToken = async <T>(client: SupabaseClient, work: (session: Session) => Promise<T>): Promise<T> => {
  const session = await storedSession(client)
  try {
    return await work(session)
  } catch (error) {
    if (!isRejected(error)) throw error
    const refreshed = await refreshedSession(client, session.access_token)
    // Signed in by another tab: the call would change or return data of the wrong account.
    if (userIdOf(refreshed.access_token) !== userIdOf(session.access_token)) throw OTHER_ACCOUNT
    return work(refreshed)
  }
}

/**
 * Rejects with `auth.unauthenticated` if nobody is signed in any more, which is reported to the session flow as well, or if
 * another person is; any other rejection of `work` is passed on.
 */
export const withTokenRefresh = async <T>(
  client: SupabaseClient,
  work: (session: Session) => Promise<T>,
): Promise<T> => {
  try {
    return await retryWithFreshToken(client, work)
  } catch (error) {
    if (isRejected(error) && error !== OTHER_ACCOUNT) reportTokenRejected()
    throw error
  }
}
