import type { SnapshotFrom } from 'xstate'
import type { Account } from '#contracts/account.ts'
import type { sessionMachine } from './session.machine.ts'

/** What others are told of a session: nobody who is being signed out is signed in, nobody without a profile is known. */
export const accountOf = (snapshot: SnapshotFrom<typeof sessionMachine>): Account => {
  const { profile, hasEnded, refusal } = snapshot.context
  if (snapshot.matches('signedOut') || snapshot.matches('signingOut')) {
    return { status: 'signedOut', ...(hasEnded && { hasEnded }), ...(refusal && { refusal }) }
  }
  return profile === null ? { status: 'waiting' } : { status: 'signedIn', profile }
}
