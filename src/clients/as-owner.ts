/** Runs a call as the signed-in person. A rejected token is refreshed once, and the call retried once. */
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { type Failure, isTransient } from '#contracts/errors.ts'
import { asFailure, unwrap } from './failures.ts'
import { reportTokenRejected } from './token-rejection.ts'

const SIGNED_OUT: Failure = { code: 'auth.unauthenticated' }

const storedSession = async (client: SupabaseClient): Promise<Session> => {
  const { session } = unwrap(await client.auth.getSession())
  if (session === null) throw SIGNED_OUT
  return session
}

/** The refresh in flight, shared by all calls that were rejected meanwhile. */
let renewal: Promise<unknown> | null = null

const renew = (client: SupabaseClient) => {
  renewal ??= client.auth.refreshSession().finally(() => {
    renewal = null
  })
  return renewal as ReturnType<SupabaseClient['auth']['refreshSession']>
}

/** A session with another token than `refused`. Rejects with a transient failure if the refresh may succeed later. */
const renewedSession = async (client: SupabaseClient, refused: string): Promise<Session> => {
  const session = await storedSession(client)
  if (session.access_token !== refused) return session
  const { error } = await renew(client)
  const failure = error === null ? null : asFailure(error)
  if (failure !== null && isTransient(failure.code)) throw failure
  const now = await storedSession(client)
  // Compared again, as another tab may have refreshed it.
  if (now.access_token === refused) throw SIGNED_OUT
  return now
}

const isRejected = (error: unknown) => asFailure(error).code === 'auth.unauthenticated'

const workTwice = async <T>(client: SupabaseClient, work: (session: Session) => Promise<T>): Promise<T> => {
  const session = await storedSession(client)
  try {
    return await work(session)
  } catch (error) {
    if (!isRejected(error)) throw error
    return work(await renewedSession(client, session.access_token))
  }
}

/**
 * Rejects with `auth.unauthenticated` if nobody is signed in any more, which is reported to the session flow as well; any
 * other rejection of `work` is passed on.
 */
export const asOwner = async <T>(client: SupabaseClient, work: (session: Session) => Promise<T>): Promise<T> => {
  try {
    return await workTwice(client, work)
  } catch (error) {
    if (isRejected(error)) reportTokenRejected()
    throw error
  }
}
