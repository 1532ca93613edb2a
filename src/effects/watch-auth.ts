import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { fromCallback } from 'xstate'
import type { AuthUser } from '#contracts/account.ts'
import type { Clients } from '#src/clients/clients.ts'
import { hasNoUser, isFactorPending, userIdOf } from '#src/clients/assurance.ts'
import { onTokenRejected } from '#src/clients/token-rejection.ts'

type Command = { type: 'restore' }
type AuthEvent =
  | { type: 'auth.restored'; user: AuthUser | null }
  | { type: 'auth.signedIn' | 'auth.passwordRecovery' | 'auth.userUpdated'; user: AuthUser }
  | { type: 'auth.signedOut' | 'auth.tokenRefreshed' | 'auth.factorNeeded' }

export const asUser = ({ id, email, user_metadata: data }: User): AuthUser => ({
  id,
  email: email ?? '',
  fullName: typeof data?.['full_name'] === 'string' ? data['full_name'] : null,
})

const OPENING: ReadonlySet<AuthChangeEvent> = new Set([
  'INITIAL_SESSION',
  'SIGNED_IN',
  'PASSWORD_RECOVERY',
  'USER_UPDATED',
  'MFA_CHALLENGE_VERIFIED',
])

/** Maps an event of the auth client to one of the session flow; null if the flow has none for it. */
export const asAuthEvent = (event: AuthChangeEvent, session: Session | null): AuthEvent | null => {
  const user = session?.user ? asUser(session.user) : null
  if (OPENING.has(event) && session !== null && isFactorPending(session)) return { type: 'auth.factorNeeded' }
  if (event === 'INITIAL_SESSION') return { type: 'auth.restored', user }
  if (event === 'SIGNED_OUT') return { type: 'auth.signedOut' }
  if (event === 'TOKEN_REFRESHED') return { type: 'auth.tokenRefreshed' }
  if (user === null) return null
  if (event === 'SIGNED_IN' || event === 'MFA_CHALLENGE_VERIFIED') return { type: 'auth.signedIn', user }
  if (event === 'PASSWORD_RECOVERY') return { type: 'auth.passwordRecovery', user }
  return event === 'USER_UPDATED' ? { type: 'auth.userUpdated', user } : null
}

/** Never rejects: if the client cannot be loaded it emits nothing, and retries on request. */
export const defineWatchAuth = ({ openService }: Clients) =>
  fromCallback<Command, undefined>(({ sendBack, receive }) => {
    let unsubscribe: (() => void) | null = null
    let isStopped = false

    const watch = async () => {
      const { client } = await openService()
      if (isStopped) return
      unsubscribe?.()
      const requestUser = async () => {
        const { user } = (await client.auth.getUser()).data
        // Read after the answer: meanwhile another tab may have passed the second factor, or ended the session.
        const { session } = (await client.auth.getSession()).data
        if (user === null || session === null || userIdOf(session.access_token) !== user.id || isStopped) return
        sendBack(asAuthEvent('INITIAL_SESSION', { ...session, user }) as AuthEvent)
      }
      // The callback only forwards: awaiting a client call in here would deadlock on the client's lock.
      const { data } = client.auth.onAuthStateChange((event, session) => {
        if (hasNoUser(session)) return void requestUser().catch(() => {})
        const authEvent = asAuthEvent(event, session)
        if (authEvent !== null) sendBack(authEvent)
        return undefined
      })
      unsubscribe = () => data.subscription.unsubscribe()
    }
    const tryToWatch = () => void watch().catch(() => {})

    const stopListening = onTokenRejected(() => sendBack({ type: 'auth.tokenRejected' }))
    tryToWatch()
    receive(tryToWatch)
    return () => {
      isStopped = true
      stopListening()
      unsubscribe?.()
    }
  })
