import { fallbackProfile } from '#contracts/account.ts'
import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ANA, BIA } from '../kit/samples.ts'
import type { sessionMachine } from './session.machine.ts'

type Is = Predicate<typeof sessionMachine>

const isSignedIn: Is = (state) => state.matches('signedIn')
const isAna: Is = (state) => isSignedIn(state) && state.context.user?.id === ANA.id
const isLoading: Is = (state) => state.matches({ signedIn: { profile: 'loading' } })
const isReady: Is = (state) => state.matches({ signedIn: { profile: 'ready' } })
const isRecovering: Is = (state) => state.matches({ signedIn: { recovery: 'recovering' } })
/** Where a sign-in with Google can come back to. */
const isOpenToReturns: Is = (state) => state.matches('restoring') || state.matches('signedOut')
const isExchanging: Is = (state) => state.matches('exchanging')
const isAnywhere: Is = () => true

const EXCHANGE_FAILURES: Readonly<Record<string, string>> = {
  'exchangeSignIn:spent': 'auth.linkExpired',
  'exchangeSignIn:crashed': 'unexpected',
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
    name: 'A stored session is waited for as long as a call',
    cites: ['FAIL-01'],
    kind: 'everyStep',
    when: ({ on }) => on === 'wait restoreTimeout',
    expect: ({ waited }) => waited === 10_000,
  },
  {
    name: 'Nobody is signed in before the stored session has been read',
    cites: ['SESSION-01'],
    kind: 'always',
    when: (state) => state.matches('restoring') || state.matches('unreachable'),
    expect: ({ context }) => context.user === null && context.profile === null,
  },
  {
    name: 'The user profile loads on sign-in and on an initial session',
    cites: ['SESSION-03'],
    kind: 'after',
    on: ['auth.signedIn:ana', 'auth.restored:ana'],
    from: (state) => state.matches('restoring') || state.matches('unreachable') || state.matches('signedOut'),
    expect: (it) =>
      isLoading(it.after) && startsWith(it, 'profile', { user: ANA }) && isSame(it.after.context.user, ANA),
  },
  {
    name: 'A device without a session starts signed out, without a word about an ended one',
    cites: ['SESSION-02'],
    kind: 'after',
    on: 'auth.restored:nobody',
    from: (state) => state.matches('restoring') && !state.context.hasEnded,
    expect: ({ after }) => after.matches('signedOut') && !after.context.hasEnded,
  },
  {
    name: 'A code that came back from Google is exchanged before anything else is believed',
    cites: ['AUTH-20'],
    kind: 'after',
    on: 'session.exchange',
    from: isOpenToReturns,
    expect: (it) => isExchanging(it.after) && startsWith(it, 'exchangeSignIn', { code: 'code-from-google' }),
  },
  {
    name: 'While a code is exchanged nobody is known, whatever was stored before',
    cites: ['AUTH-45'],
    kind: 'after',
    on: ['auth.restored:nobody', 'auth.restored:ana', 'auth.restored:bia', 'auth.signedOut', 'session.refused'],
    from: isExchanging,
    expect: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    name: 'A code that was exchanged signs in whoever it was given to',
    cites: ['AUTH-20'],
    kind: 'after',
    on: 'exchangeSignIn:signedIn',
    from: isExchanging,
    expect: (it) =>
      isLoading(it.after) && isSame(it.after.context.user, ANA) && startsWith(it, 'profile', { user: ANA }),
  },
  {
    name: 'A code that is worth nothing is told, and who was signed in before is asked for again',
    cites: ['AUTH-21'],
    kind: 'after',
    on: ['exchangeSignIn:spent', 'exchangeSignIn:crashed'],
    from: isExchanging,
    expect: ({ on, after, told }) =>
      after.matches('restoring') &&
      isSame(told, [{ to: 'watchAuth', event: { type: 'restore' } }]) &&
      after.context.refusal?.code === EXCHANGE_FAILURES[on],
  },
  {
    name: 'A sign-in that Google or the service refused is told',
    cites: ['AUTH-21'],
    kind: 'after',
    on: 'session.refused',
    from: isOpenToReturns,
    expect: ({ before, after }) =>
      isSame(after.value, before.value) && after.context.refusal?.code === 'auth.googleNoAccount',
  },
  {
    name: 'A code or a refusal that comes while somebody is known, or about to go, changes nothing',
    cites: ['AUTH-20'],
    kind: 'after',
    on: ['session.exchange', 'session.refused'],
    from: (state) => !isOpenToReturns(state),
    expect: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    name: 'Why a sign-in failed is told until somebody is signed in',
    cites: ['AUTH-21'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.refusal !== null && after.context.refusal === null,
    expect: ({ after }) => isSignedIn(after),
  },
  {
    name: 'Nobody who is signed in is told that a sign-in failed',
    cites: ['AUTH-21'],
    kind: 'never',
    expect: (state) => isSignedIn(state) && state.context.refusal !== null,
  },
  {
    name: 'The profile loads once per user id: hearing of the same user again changes nothing',
    cites: ['SESSION-04'],
    kind: 'after',
    on: ['auth.signedIn:ana', 'auth.restored:ana'],
    from: isAna,
    expect: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    name: 'The profile loads for a new user, or again when a person asks for it instead of the fallback',
    cites: ['SESSION-04'],
    kind: 'everyStep',
    when: (it) => starts(it, 'profile'),
    expect: (it) =>
      startsWith(it, 'profile', { user: it.after.context.user }) &&
      (it.on === 'profile.reload' || it.before.context.user?.id !== it.after.context.user?.id),
  },
  {
    name: 'Whoever is signed in is known, and a profile that is there is known as such',
    cites: ['SESSION-05'],
    kind: 'always',
    expect: (state) =>
      isSignedIn(state) === (state.context.user !== null) && (!isReady(state) || state.context.profile !== null),
  },
  {
    name: 'A profile that was read is the one that is shown',
    cites: ['SESSION-05'],
    kind: 'after',
    on: 'profile:found',
    from: isLoading,
    expect: ({ after }) => isReady(after) && after.context.profile?.isFallback === false,
  },
  {
    name: 'If the profile cannot be loaded, a fallback user is built from the auth user',
    cites: ['SESSION-06'],
    kind: 'after',
    on: 'profile:crashed',
    from: isLoading,
    expect: ({ before, after }) =>
      isReady(after) &&
      before.context.user !== null &&
      isSame(after.context.profile, fallbackProfile(before.context.user)),
  },
  {
    name: 'A fallback can be loaded again, and the person stays who they are meanwhile',
    cites: ['SESSION-04'],
    kind: 'after',
    on: 'profile.reload',
    from: (state) => isReady(state) && state.context.profile?.isFallback === true,
    expect: (it) => isLoading(it.after) && starts(it, 'profile') && it.after.context.profile !== null,
  },
  {
    name: 'A profile that was read is not read again',
    cites: ['SESSION-04'],
    kind: 'after',
    on: 'profile.reload',
    from: (state) => isReady(state) && state.context.profile?.isFallback === false,
    expect: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    name: 'Another name is everywhere at once, and nothing is read for it',
    cites: ['SESSION-08'],
    kind: 'after',
    on: 'profile.changed',
    from: isReady,
    expect: (it) =>
      startsNothing(it) &&
      isSame(it.after.context, { ...it.before.context, profile: { ...it.before.context.profile, name: 'Ana Lima' } }),
  },
  {
    name: 'Another name is nobody’s while nobody is known',
    cites: ['SESSION-08'],
    kind: 'everyStep',
    when: ({ on, before }) => on === 'profile.changed' && !isReady(before),
    expect: staysAsItWas,
  },
  {
    name: 'The profile clears on sign-out: signed out keeps nothing of an account',
    cites: ['SESSION-09'],
    kind: 'always',
    when: (state) => state.matches('signedOut') || state.matches('signingOut'),
    expect: ({ context }) => context.user === null && context.profile === null,
  },
  {
    name: 'A token refresh changes nothing for whoever is signed in',
    cites: ['SESSION-10'],
    kind: 'after',
    on: 'auth.tokenRefreshed',
    from: (state) => !state.matches('unreachable'),
    expect: (it) => staysAsItWas(it) && startsNothing(it) && it.told.length === 0,
  },
  {
    name: 'Nothing transient signs out: only the person, the service or a refused call does',
    cites: ['SESSION-11'],
    kind: 'everyStep',
    when: ({ before, after }) => isSignedIn(before) && !isSignedIn(after),
    expect: ({ on }) => ['session.signOut', 'session.left', 'auth.tokenRejected', 'auth.signedOut'].includes(on),
  },
  {
    name: 'A restored nobody is no sign-out',
    cites: ['SESSION-02'],
    kind: 'after',
    on: 'auth.restored:nobody',
    from: isSignedIn,
    expect: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    name: 'A session that cannot be renewed is kept, with another try in reach',
    cites: ['SESSION-12'],
    kind: 'after',
    on: ['wait restoreTimeout', 'watchAuth:broken'],
    from: (state) => state.matches('restoring'),
    expect: (it) => it.after.matches('unreachable') && startsNothing(it),
  },
  {
    name: 'Another try, or a token renewed meanwhile, asks the service again',
    cites: ['SESSION-12'],
    kind: 'after',
    on: ['session.retry', 'auth.tokenRefreshed'],
    from: (state) => state.matches('unreachable'),
    expect: ({ after, told }) =>
      after.matches('restoring') && isSame(told, [{ to: 'watchAuth', event: { type: 'restore' } }]),
  },
  {
    name: 'Sign-out is local first: the account is gone before the service has answered',
    cites: ['SESSION-13'],
    kind: 'after',
    on: 'session.signOut',
    from: (state) => isSignedIn(state) || state.matches('unreachable'),
    expect: (it) => it.after.matches('signingOut') && it.after.context.user === null && starts(it, 'signOut'),
  },
  {
    name: 'The echo of a sign-out is not told as an ended session',
    cites: ['SESSION-17'],
    kind: 'after',
    on: 'auth.signedOut',
    from: (state) => state.matches('signedOut'),
    expect: staysAsItWas,
  },
  {
    name: 'Only a sign-out that was asked for, or a refused call, tells the service',
    cites: ['SESSION-15'],
    kind: 'everyStep',
    when: (it) => starts(it, 'signOut'),
    expect: ({ on }) => on === 'session.signOut' || on === 'auth.tokenRejected',
  },
  {
    name: 'Signed out stays signed out, whatever the service says to it',
    cites: ['SESSION-14'],
    kind: 'after',
    on: ['signOut:done', 'signOut:unreachable', 'signOut:crashed', 'auth.signedOut'],
    from: (state) => state.matches('signingOut'),
    expect: ({ before, after }) => after.matches('signedOut') && after.context.hasEnded === before.context.hasEnded,
  },
  {
    name: 'What was read before the sign-out does not undo it',
    cites: ['SESSION-14'],
    kind: 'after',
    on: ['auth.restored:ana', 'auth.restored:nobody'],
    from: (state) => state.matches('signingOut'),
    expect: staysAsItWas,
  },
  {
    name: 'A sign-out reaches the other tabs, and is told there',
    cites: ['SESSION-16'],
    kind: 'after',
    on: 'auth.signedOut',
    from: (state) => isSignedIn(state) || state.matches('restoring') || state.matches('unreachable'),
    expect: ({ after }) => after.matches('signedOut') && after.context.hasEnded,
  },
  {
    name: 'A sign-out that was chosen in another tab is not told as an ended session, and the service is told there',
    cites: ['SESSION-15', 'SESSION-17'],
    kind: 'after',
    on: 'session.left',
    from: (state) => isSignedIn(state) || state.matches('unreachable'),
    expect: (it) =>
      it.after.matches('signedOut') &&
      it.after.context.hasEnded === it.before.context.hasEnded &&
      !starts(it, 'signOut'),
  },
  {
    name: 'A sign-out in another tab is no matter of whoever is not signed in',
    cites: ['SESSION-16'],
    kind: 'after',
    on: 'session.left',
    from: (state) => !isSignedIn(state) && !state.matches('unreachable'),
    expect: (it) => staysAsItWas(it) && startsNothing(it),
  },
  {
    name: 'A session that the server refuses ends, and that is told',
    cites: ['SESSION-18'],
    kind: 'after',
    on: 'auth.tokenRejected',
    from: isSignedIn,
    expect: ({ after }) => after.matches('signingOut') && after.context.hasEnded,
  },
  {
    name: 'A refusal that comes without a session changes nothing',
    cites: ['SESSION-25'],
    kind: 'after',
    on: 'auth.tokenRejected',
    from: (state) => !isSignedIn(state),
    expect: staysAsItWas,
  },
  {
    name: 'That a session ended is told until the next sign-in',
    cites: ['SESSION-17'],
    kind: 'never',
    expect: (state) => isSignedIn(state) && state.context.hasEnded,
  },
  {
    name: 'A sign-out one asked for is not told as an ended session',
    cites: ['SESSION-17'],
    kind: 'after',
    on: 'session.signOut',
    from: isSignedIn,
    expect: ({ after }) => !after.context.hasEnded,
  },
  {
    name: 'Another user takes the place of this one at once, and nothing of this one stays',
    cites: ['SESSION-20'],
    kind: 'after',
    on: ['auth.signedIn:bia', 'auth.restored:bia', 'auth.userUpdated:bia'],
    from: isAna,
    expect: (it) =>
      isLoading(it.after) &&
      !isRecovering(it.after) &&
      isSame(it.after.context.user, BIA) &&
      it.after.context.profile === null &&
      startsWith(it, 'profile', { user: BIA }),
  },
  {
    name: 'A password recovery is a state of the session, wherever it finds the person',
    cites: ['SESSION-21'],
    kind: 'after',
    on: 'auth.passwordRecovery:ana',
    from: isAnywhere,
    expect: ({ after }) => isRecovering(after) && after.context.user?.id === ANA.id,
  },
  {
    name: 'A recovery of another user is a sign-in of that user',
    cites: ['SESSION-21'],
    kind: 'after',
    on: 'auth.passwordRecovery:bia',
    from: isAna,
    expect: (it) =>
      isRecovering(it.after) &&
      isSame(it.after.context.user, BIA) &&
      it.after.context.profile === null &&
      startsWith(it, 'profile', { user: BIA }),
  },
  {
    name: 'A recovery of the signed-in user reads no profile again',
    cites: ['SESSION-21'],
    kind: 'after',
    on: 'auth.passwordRecovery:ana',
    from: isAna,
    expect: (it) => startsNothing(it) && isSame(it.before.context.profile, it.after.context.profile),
  },
  {
    name: 'A recovery ends with the update of the user that sets the password, and with nothing else',
    cites: ['SESSION-21'],
    kind: 'everyStep',
    when: ({ before, after }) =>
      isRecovering(before) && isSignedIn(after) && !isRecovering(after) && isAna(before) && isAna(after),
    expect: ({ on }) => on === 'auth.userUpdated:renamedAna',
  },
  {
    name: 'The update of the user ends the recovery',
    cites: ['SESSION-21'],
    kind: 'after',
    on: 'auth.userUpdated:renamedAna',
    from: (state) => isAna(state) && isRecovering(state),
    expect: ({ after }) => !isRecovering(after),
  },
  {
    name: 'An update of the user is taken over without reading the profile again',
    cites: ['SESSION-22'],
    kind: 'after',
    on: 'auth.userUpdated:renamedAna',
    from: isAna,
    expect: (it) =>
      it.after.context.user?.fullName === 'Ana Souza Dias' &&
      isSame(it.after.context.profile, it.before.context.profile) &&
      isReady(it.before) === isReady(it.after) &&
      startsNothing(it),
  },
  {
    name: 'An update of a user signs nobody in',
    cites: ['SESSION-22'],
    kind: 'after',
    on: ['auth.userUpdated:renamedAna', 'auth.userUpdated:bia'],
    from: (state) => !isSignedIn(state),
    expect: staysAsItWas,
  },
  {
    name: 'Signed out stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => state.matches('signedOut'),
  },
]
