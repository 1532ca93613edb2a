/** Runs work as the signed-in person. A rejected token is renewed once, and the work repeated once. */
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

/** Shared by all calls that were refused together. */
let renewal: Promise<unknown> | null = null

const renew = (client: SupabaseClient) => {
  renewal ??= client.auth.refreshSession().finally(() => {
    renewal = null
  })
  return renewal as ReturnType<SupabaseClient['auth']['refreshSession']>
}

/** Another one than `refused`. Only a refusal of the service itself says that there is none: anything else may pass. */
const renewedSession = async (client: SupabaseClient, refused: string): Promise<Session> => {
  const session = await storedSession(client)
  if (session.access_token !== refused) return session
  const { error } = await renew(client)
  const failure = error === null ? null : asFailure(error)
  if (failure !== null && isTransient(failure.code)) throw failure
  const now = await storedSession(client)
  // Another tab may have renewed it meanwhile.
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
 * Rejects with `auth.unauthenticated` where nobody is signed in any more, which the session hears of too, and with whatever
 * the work rejects with.
 */
export const asOwner = async <T>(client: SupabaseClient, work: (session: Session) => Promise<T>): Promise<T> => {
  try {
    return await workTwice(client, work)
  } catch (error) {
    if (isRejected(error)) reportTokenRejected()
    throw error
  }
}
