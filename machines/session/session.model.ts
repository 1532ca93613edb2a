import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { ANA, BIA, CRASHED, MEMBER, UNREACHABLE } from '../kit/samples.ts'
import { sessionMachine } from './session.machine.ts'

export const RENAMED = { ...ANA, fullName: 'Ana Souza Dias' }

export const sessionModel = {
  machine: sessionMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'session.signOut' } },
    { event: { type: 'session.retry' } },
    { event: { type: 'profile.reload' } },
  ],
  environment: [
    { event: { type: 'session.exchange', code: 'code-from-google' } },
    { event: { type: 'session.refused', failure: { code: 'auth.googleNoAccount' } } },
    { event: { type: 'profile.changed', name: 'Ana Lima' } },
  ],
  streams: {
    watchAuth: [
      { case: 'nobody', event: { type: 'auth.restored', user: null } },
      { case: 'ana', event: { type: 'auth.restored', user: ANA } },
      { case: 'bia', event: { type: 'auth.restored', user: BIA } },
      { case: 'ana', event: { type: 'auth.signedIn', user: ANA } },
      { case: 'bia', event: { type: 'auth.signedIn', user: BIA } },
      { case: 'ana', event: { type: 'auth.passwordRecovery', user: ANA } },
      { case: 'bia', event: { type: 'auth.passwordRecovery', user: BIA } },
      { case: 'renamedAna', event: { type: 'auth.userUpdated', user: RENAMED } },
      { case: 'bia', event: { type: 'auth.userUpdated', user: BIA } },
      { event: { type: 'auth.factorNeeded' } },
      { event: { type: 'auth.tokenRefreshed' } },
      { event: { type: 'auth.signedOut' } },
      { event: { type: 'auth.tokenRejected' } },
      // A sign-out in another tab, which broadcasts it.
      { event: { type: 'session.signedOutElsewhere' } },
    ],
  },
  outcomes: {
    exchangeSignIn: {
      signedIn: { ok: ANA },
      factorPending: { fail: { code: 'auth.secondFactorNeeded' } satisfies Failure },
      spent: { fail: { code: 'auth.linkExpired' } satisfies Failure },
      crashed: CRASHED,
    },
    profile: { found: { ok: MEMBER }, crashed: CRASHED },
    signOut: { done: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED },
  },
} satisfies ModelOf<typeof sessionMachine>
