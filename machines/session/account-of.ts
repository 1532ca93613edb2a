import type { SnapshotFrom } from 'xstate'
import type { Account } from '#contracts/account.ts'
import type { sessionMachine } from './session.machine.ts'

/** The public account of a session: signed out while signing out, and waiting until the profile is known. */
export const accountOf = (snapshot: SnapshotFrom<typeof sessionMachine>): Account => {
  const { profile, hasEnded, isFactorPending, refusal } = snapshot.context
  if (snapshot.matches('signedOut') || snapshot.matches('signingOut')) {
    return {
      status: 'signedOut',
      ...(hasEnded ? { hasEnded } : snapshot.matches('signingOut') && { isSigningOut: true }),
      ...(isFactorPending && { isFactorPending }),
      ...(refusal && { refusal }),
    }
  }
  return profile === null ? { status: 'waiting' } : { status: 'signedIn', profile }
}
