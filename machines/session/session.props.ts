import { type AuthUser, fallbackProfile } from '#contracts/account.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { starts } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { ANA, BIA, MEMBER } from '../kit/samples.ts'
import type { sessionMachine } from './session.machine.ts'
import { RENAMED } from './session.model.ts'

const { after, ends, ignores, onlyAfter } = consequencesOf<typeof sessionMachine>()

type Is = Predicate<typeof sessionMachine>
type Step = Occurrence<typeof sessionMachine>

const isAnywhere: Is = () => true
const isSignedIn: Is = (state) => state.matches('signedIn')
const isUnreachable: Is = (state) => state.matches('unreachable')
const isReady: Is = (state) => state.matches({ signedIn: { profile: 'ready' } })
const isPasswordResetPending: Is = (state) => state.matches({ signedIn: { passwordReset: 'pending' } })
/** States that accept the redirect of a Google sign-in. */
const isOpenToReturns: Is = (state) => state.matches('restoring') || state.matches('signedOut')
/** States that ignore a restored session: a code is being exchanged, or a sign-out is in progress. */
const ignoresRestored: Is = (state) => state.matches('exchanging') || state.matches('signingOut')
const isEnding: Is = (state) => state.matches('signedOut') || state.matches('signingOut')
const isKnown = ({ before }: Step, user: AuthUser) => before.context.user?.id === user.id

const CLEARED = { user: null, profile: null } as const
const SIGNED_OUT = { ...CLEARED, isFactorPending: false } as const
const RESTORING = { state: 'restoring', sends: { watchAuth: { type: 'restore' } } } as const
const SIGNING_OUT = { state: 'signingOut', calls: { signOut: undefined } } as const

/** Clears the previous person's data, and fetches the profile. */
const signsIn = (user: AuthUser, passwordReset: 'none' | 'pending' = 'none') => ({
  state: { signedIn: { profile: 'loading', passwordReset } },
  context: { user, profile: null, hasEnded: false, isFactorPending: false, refusal: null },
  calls: { profile: { user } },
})
const signsInUnlessKnown = (user: AuthUser) => (it: Step) => (isKnown(it, user) ? {} : signsIn(user))
const resetsPassword = (user: AuthUser) => (it: Step) =>
  isKnown(it, user) ? { state: { signedIn: { passwordReset: 'pending' } } } : signsIn(user, 'pending')
const updates = (user: AuthUser) => (it: Step) => {
  if (!isSignedIn(it.before)) return {}
  return isKnown(it, user) ? { state: { signedIn: { passwordReset: 'none' } }, context: { user } } : signsIn(user)
}

export const sessionProperties: readonly Property<typeof sessionMachine>[] = [
  {
    name: 'The stored session is read first',
    cites: ['SESSION-01'],
    kind: 'start',
    input: 'start',
    expect: (state) => state.matches('restoring') && !state.context.hasEnded,
  },
  {
    name: 'An account is known only while signed in: not before the stored session was read, nor after a sign-out',
    cites: ['SESSION-01', 'SESSION-05', 'SESSION-09'],
    kind: 'always',
    expect: (state) =>
      isSignedIn(state) === (state.context.user !== null) &&
      (isSignedIn(state) || state.context.profile === null) &&
      (!isReady(state) || state.context.profile !== null),
  },
  {
    name: 'A sign-in replaces the previous account, and the profile is read once for each user id',
    cites: ['SESSION-03', 'SESSION-04', 'SESSION-20'],
    ...after((state) => !state.matches('signingOut'), {
      'auth.signedIn:ana': signsInUnlessKnown(ANA),
      'auth.signedIn:bia': signsInUnlessKnown(BIA),
    }),
  },
  {
    name: 'A stored session signs in; without one the session starts signed out without a message, and notifies no tab',
    cites: ['SESSION-02', 'SESSION-03', 'SESSION-04', 'SESSION-20'],
    ...after((state) => !ignoresRestored(state), {
      'auth.restored:ana': signsInUnlessKnown(ANA),
      'auth.restored:bia': signsInUnlessKnown(BIA),
      'auth.restored:nobody': ({ before }) =>
        isSignedIn(before) ? {} : { state: 'signedOut', context: { isFactorPending: false } },
    }),
  },
  {
    name: 'A stored session that is read late reverts neither a sign-out nor the exchange of a code',
    cites: ['AUTH-45', 'SESSION-14'],
    ...ignores(['auth.restored:nobody', 'auth.restored:ana', 'auth.restored:bia'], ignoresRestored),
  },
  {
    name: 'A stored session that the auth client reports as a sign-in does not revert a sign-out',
    cites: ['SESSION-14'],
    ...ignores(['auth.signedIn:ana', 'auth.signedIn:bia'], (state) => state.matches('signingOut')),
  },
  {
    name: 'Reading a stored session times out like a call; the session is kept then, with a retry',
    cites: ['FAIL-01', 'SESSION-12'],
    ...after((state) => state.matches('restoring'), {
      'wait restoreTimeout': { waited: 10_000, state: 'unreachable' },
    }),
  },
  {
    name: 'When the auth service cannot be watched, a stored session is kept with a retry, and a known account stays known',
    cites: ['SESSION-11', 'SESSION-12'],
    ...after(isAnywhere, {
      'watchAuth:broken': ({ before }) => (before.matches('restoring') ? { state: 'unreachable' } : {}),
    }),
  },
  {
    name: 'A token refreshed while the retry is offered asks the service again, and changes nothing else',
    cites: ['SESSION-10', 'SESSION-12'],
    ...after(isAnywhere, { 'auth.tokenRefreshed': ({ before }) => (isUnreachable(before) ? RESTORING : {}) }),
  },
  {
    name: 'A stored session that could not be refreshed can be retried by hand',
    cites: ['SESSION-12'],
    ...after(isUnreachable, { 'session.retry': RESTORING }),
  },
  {
    name: 'A code from Google is exchanged before any stored session is used; a refusal is shown',
    cites: ['AUTH-20', 'AUTH-21'],
    ...onlyAfter(isOpenToReturns, {
      'session.exchange': {
        state: 'exchanging',
        context: { isFactorPending: false },
        calls: { exchangeSignIn: { code: 'code-from-google' } },
      },
      'session.refused': ({ before }) => ({
        state: before.value,
        context: { refusal: { code: 'auth.googleNoAccount' } },
      }),
    }),
  },
  {
    name: 'A code or a refusal changes nothing while somebody is signed in, or a sign-in or sign-out is in progress',
    cites: ['AUTH-20', 'AUTH-45'],
    ...ignores(['session.exchange', 'session.refused'], (state) => !isOpenToReturns(state)),
  },
  {
    name: 'A valid code signs in its account; after an invalid one the failure is shown and the stored session is read',
    cites: ['AUTH-20', 'AUTH-21'],
    ...ends('exchangeSignIn', {
      signedIn: signsIn(ANA),
      factorPending: { ...RESTORING, context: { refusal: { code: 'auth.secondFactorNeeded' } } },
      spent: { ...RESTORING, context: { refusal: { code: 'auth.linkExpired' } } },
      crashed: { ...RESTORING, context: { refusal: { code: 'unexpected' } } },
    }),
  },
  {
    name: 'The failure of a sign-in, and the end of a session, are shown until somebody signs in',
    cites: ['AUTH-21', 'SESSION-17'],
    kind: 'everyStep',
    when: ({ before, after: { context } }) =>
      (before.context.refusal !== null && context.refusal === null) || (before.context.hasEnded && !context.hasEnded),
    expect: (it) => isSignedIn(it.after) && !it.after.context.hasEnded && it.after.context.refusal === null,
  },
  {
    name: 'The profile that was read is used, else a fallback built from the auth user',
    cites: ['SESSION-05', 'SESSION-06'],
    ...ends('profile', {
      found: { state: { signedIn: { profile: 'ready' } }, context: { profile: MEMBER } },
      crashed: ({ before: { context } }) => ({
        state: { signedIn: { profile: 'ready' } },
        context: { profile: context.user && fallbackProfile(context.user) },
      }),
    }),
  },
  {
    name: 'A fallback can be reloaded and stays meanwhile; a profile that was read is not read again',
    cites: ['SESSION-04'],
    ...after(isReady, {
      'profile.reload': ({ before: { context } }) =>
        context.profile?.isFallback && context.user ? { calls: { profile: { user: context.user } } } : {},
    }),
  },
  {
    name: 'A changed name applies everywhere at once without a read, and is ignored while nobody is signed in',
    cites: ['SESSION-08'],
    ...after(isAnywhere, {
      'profile.changed': ({ before }) => {
        const { profile } = before.context
        return profile && isReady(before) ? { context: { profile: { ...profile, name: 'Ana Lima' } } } : {}
      },
    }),
  },
  {
    name: 'No transient failure signs out: only the user, the service or a refused call does',
    cites: ['SESSION-11'],
    kind: 'everyStep',
    when: (it) => isSignedIn(it.before) && !isSignedIn(it.after),
    expect: ({ on }) =>
      [
        'session.signOut',
        'session.signedOutElsewhere',
        'auth.tokenRejected',
        'auth.signedOut',
        'auth.factorNeeded',
      ].includes(on),
  },
  {
    name: 'Sign-out is optimistic: the account is cleared before the service answers, and no "session ended" is shown',
    cites: ['SESSION-09', 'SESSION-13', 'SESSION-17', 'SESSION-29'],
    ...after((state) => isSignedIn(state) || isUnreachable(state) || state.matches('restoring'), {
      'session.signOut': { ...SIGNING_OUT, context: CLEARED },
    }),
  },
  {
    name: 'A rejected token ends the session, which is shown; without a session it changes nothing',
    cites: ['SESSION-18', 'SESSION-25'],
    ...after(isAnywhere, {
      'auth.tokenRejected': ({ before }) =>
        isSignedIn(before) ? { ...SIGNING_OUT, context: { ...CLEARED, hasEnded: true } } : {},
    }),
  },
  {
    name: 'Only a requested sign-out, or a rejected token, revokes the session at the service',
    cites: ['SESSION-15'],
    kind: 'everyStep',
    when: (it) => starts(it, 'signOut'),
    expect: ({ on }) => on === 'session.signOut' || on === 'auth.tokenRejected',
  },
  {
    name: 'A sign-out is final, whatever the service answers',
    cites: ['SESSION-14'],
    ...ends('signOut', {
      done: { state: 'signedOut' },
      unreachable: { state: 'signedOut' },
      crashed: { state: 'signedOut' },
    }),
  },
  {
    name: 'A sign-out signs out the other tabs; its echo in this tab is not shown as an ended session',
    cites: ['SESSION-14', 'SESSION-16', 'SESSION-17'],
    ...after(isAnywhere, {
      'auth.signedOut': ({ before }) => {
        if (before.matches('exchanging')) return {}
        return {
          state: 'signedOut',
          context: { ...SIGNED_OUT, hasEnded: before.context.hasEnded || !isEnding(before) },
        }
      },
    }),
  },
  {
    name: 'A sign-out in another tab is not shown as an ended session, and is revoked by that tab alone',
    cites: ['SESSION-15', 'SESSION-16', 'SESSION-17'],
    ...after(isAnywhere, {
      'session.signedOutElsewhere': ({ before }) =>
        isSignedIn(before) || isUnreachable(before) ? { state: 'signedOut', context: CLEARED } : {},
    }),
  },
  {
    name: 'A session whose second factor is pending signs nobody in and is marked as such, except during an exchange or a sign-out',
    cites: ['SESSION-27'],
    ...after(isAnywhere, {
      'auth.factorNeeded': ({ before }) =>
        ignoresRestored(before) ? {} : { state: 'signedOut', context: { ...CLEARED, isFactorPending: true } },
    }),
  },
  {
    name: 'A second factor is marked as pending only while signed out',
    cites: ['SESSION-27'],
    kind: 'always',
    when: (state) => !state.matches('signedOut'),
    expect: ({ context }) => !context.isFactorPending,
  },
  {
    name: 'A password reset is a state of the session, reachable from every other, and reads no profile again',
    cites: ['SESSION-20', 'SESSION-21'],
    ...after(isAnywhere, {
      'auth.passwordRecovery:ana': resetsPassword(ANA),
      'auth.passwordRecovery:bia': resetsPassword(BIA),
    }),
  },
  {
    name: 'A password reset of the same account ends only by the update of its user',
    cites: ['SESSION-21'],
    kind: 'everyStep',
    when: (it) =>
      isPasswordResetPending(it.before) &&
      !isPasswordResetPending(it.after) &&
      it.before.context.user?.id === it.after.context.user?.id,
    expect: ({ on }) => on.startsWith('auth.userUpdated'),
  },
  {
    name: 'An update of the user reads no profile again, ends a password reset, and signs nobody in',
    cites: ['SESSION-20', 'SESSION-21', 'SESSION-22'],
    ...after(isAnywhere, { 'auth.userUpdated:renamedAna': updates(RENAMED), 'auth.userUpdated:bia': updates(BIA) }),
  },
  {
    name: 'The signed-out state can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => state.matches('signedOut'),
  },
]
