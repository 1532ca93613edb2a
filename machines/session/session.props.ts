import { type AuthUser, fallbackProfile } from '#contracts/account.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { starts } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { ANA, BIA, MEMBER } from '../kit/samples.ts'
import type { sessionMachine } from './session.machine.ts'
import { RENAMED } from './session.model.ts'

const { after, ends, ignores, onlyAfter } = consequencesOf<typeof sessionMachine>()

type Is = Predicate<typeof sessionMachine>
type It = Occurrence<typeof sessionMachine>

const isAnywhere: Is = () => true
const isSignedIn: Is = (state) => state.matches('signedIn')
const isUnreachable: Is = (state) => state.matches('unreachable')
const isReady: Is = (state) => state.matches({ signedIn: { profile: 'ready' } })
const isRecovering: Is = (state) => state.matches({ signedIn: { recovery: 'recovering' } })
/** States that accept the redirect of a Google sign-in. */
const isOpenToReturns: Is = (state) => state.matches('restoring') || state.matches('signedOut')
/** States that ignore a restored session: a code is being exchanged, or a sign-out is in progress. */
const isDeaf: Is = (state) => state.matches('exchanging') || state.matches('signingOut')
const isEnding: Is = (state) => state.matches('signedOut') || state.matches('signingOut')
const isKnown = ({ before }: It, user: AuthUser) => before.context.user?.id === user.id

const FORGOTTEN = { user: null, profile: null } as const
const ASKED_AGAIN = { becomes: 'restoring', sends: { watchAuth: { type: 'restore' } } } as const
const SIGNING_OUT = { becomes: 'signingOut', calls: { signOut: undefined } } as const

/** Clears the previous person's data, and fetches the profile. */
const signsIn = (user: AuthUser, recovery: 'none' | 'recovering' = 'none') => ({
  becomes: { signedIn: { profile: 'loading', recovery } },
  keeps: { user, profile: null, hasEnded: false, refusal: null },
  calls: { profile: { user } },
})
const hears = (user: AuthUser) => (it: It) => (isKnown(it, user) ? {} : signsIn(user))
const recovers = (user: AuthUser) => (it: It) =>
  isKnown(it, user) ? { becomes: { signedIn: { recovery: 'recovering' } } } : signsIn(user, 'recovering')
const updates = (user: AuthUser) => (it: It) => {
  if (!isSignedIn(it.before)) return {}
  return isKnown(it, user) ? { becomes: { signedIn: { recovery: 'none' } }, keeps: { user } } : signsIn(user)
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
    name: 'Whoever is signed in is known, and nobody else is, before the stored session was read or after a sign-out',
    cites: ['SESSION-01', 'SESSION-05', 'SESSION-09'],
    kind: 'always',
    expect: (state) =>
      isSignedIn(state) === (state.context.user !== null) &&
      (isSignedIn(state) || state.context.profile === null) &&
      (!isReady(state) || state.context.profile !== null),
  },
  {
    name: 'Whoever signs in takes the place of whoever was there, and the profile is read once for each user id',
    cites: ['SESSION-03', 'SESSION-04', 'SESSION-20'],
    ...after(isAnywhere, { 'auth.signedIn:ana': hears(ANA), 'auth.signedIn:bia': hears(BIA) }),
  },
  {
    name: 'A stored session signs in likewise; none starts signed out without a word, and is no sign-out of anybody',
    cites: ['SESSION-02', 'SESSION-03', 'SESSION-04', 'SESSION-20'],
    ...after((state) => !isDeaf(state), {
      'auth.restored:ana': hears(ANA),
      'auth.restored:bia': hears(BIA),
      'auth.restored:nobody': ({ before }) => (isSignedIn(before) ? {} : { becomes: 'signedOut' }),
    }),
  },
  {
    name: 'What was stored before undoes neither a sign-out nor the exchange of a code',
    cites: ['AUTH-45', 'SESSION-14'],
    ...ignores(['auth.restored:nobody', 'auth.restored:ana', 'auth.restored:bia'], isDeaf),
  },
  {
    name: 'A stored session is waited for as long as a call, then kept, with another try in reach',
    cites: ['FAIL-01', 'SESSION-12'],
    ...after((state) => state.matches('restoring'), {
      'wait restoreTimeout': { waited: 10_000, becomes: 'unreachable' },
    }),
  },
  {
    name: 'So it is where nothing can be heard of it; whoever is known stays so',
    cites: ['SESSION-11', 'SESSION-12'],
    ...after(isAnywhere, {
      'watchAuth:broken': ({ before }) => (before.matches('restoring') ? { becomes: 'unreachable' } : {}),
    }),
  },
  {
    name: 'Another try asks the service again, and so does a token renewed meanwhile, which changes nothing else',
    cites: ['SESSION-10', 'SESSION-12'],
    ...after(isAnywhere, { 'auth.tokenRefreshed': ({ before }) => (isUnreachable(before) ? ASKED_AGAIN : {}) }),
  },
  {
    name: 'Another try is asked for by hand',
    cites: ['SESSION-12'],
    ...after(isUnreachable, { 'session.retry': ASKED_AGAIN }),
  },
  {
    name: 'A code that came back from Google is exchanged before anything else is believed, a refusal is told',
    cites: ['AUTH-20', 'AUTH-21'],
    ...onlyAfter(isOpenToReturns, {
      'session.exchange': { becomes: 'exchanging', calls: { exchangeSignIn: { code: 'code-from-google' } } },
      'session.refused': ({ before }) => ({
        becomes: before.value,
        keeps: { refusal: { code: 'auth.googleNoAccount' } },
      }),
    }),
  },
  {
    name: 'A code or a refusal that comes while somebody is known, comes or goes changes nothing',
    cites: ['AUTH-20', 'AUTH-45'],
    ...ignores(['session.exchange', 'session.refused'], (state) => !isOpenToReturns(state)),
  },
  {
    name: 'A good code signs in whoever it was given to; a bad one is told, and who was signed in is asked for again',
    cites: ['AUTH-20', 'AUTH-21'],
    ...ends('exchangeSignIn', {
      signedIn: signsIn(ANA),
      spent: { ...ASKED_AGAIN, keeps: { refusal: { code: 'auth.linkExpired' } } },
      crashed: { ...ASKED_AGAIN, keeps: { refusal: { code: 'unexpected' } } },
    }),
  },
  {
    name: 'Why a sign-in failed, and that a session ended, is told until somebody is signed in, and to nobody who is',
    cites: ['AUTH-21', 'SESSION-17'],
    kind: 'everyStep',
    when: ({ before, after: { context } }) =>
      (before.context.refusal !== null && context.refusal === null) || (before.context.hasEnded && !context.hasEnded),
    expect: (it) => isSignedIn(it.after) && !it.after.context.hasEnded && it.after.context.refusal === null,
  },
  {
    name: 'A profile that was read is shown as such, else a fallback is built from the auth user',
    cites: ['SESSION-05', 'SESSION-06'],
    ...ends('profile', {
      found: { becomes: { signedIn: { profile: 'ready' } }, keeps: { profile: MEMBER } },
      crashed: ({ before: { context } }) => ({
        becomes: { signedIn: { profile: 'ready' } },
        keeps: { profile: context.user && fallbackProfile(context.user) },
      }),
    }),
  },
  {
    name: 'A fallback can be loaded again, and the person stays who they are meanwhile; what was read is not read again',
    cites: ['SESSION-04'],
    ...after(isReady, {
      'profile.reload': ({ before: { context } }) =>
        context.profile?.isFallback && context.user ? { calls: { profile: { user: context.user } } } : {},
    }),
  },
  {
    name: 'Another name is everywhere at once, and nothing is read for it; it is nobody’s while nobody is known',
    cites: ['SESSION-08'],
    ...after(isAnywhere, {
      'profile.changed': ({ before }) => {
        const { profile } = before.context
        return profile && isReady(before) ? { keeps: { profile: { ...profile, name: 'Ana Lima' } } } : {}
      },
    }),
  },
  {
    name: 'Nothing transient signs out: only the person, the service or a refused call does',
    cites: ['SESSION-11'],
    kind: 'everyStep',
    when: (it) => isSignedIn(it.before) && !isSignedIn(it.after),
    expect: ({ on }) => ['session.signOut', 'session.left', 'auth.tokenRejected', 'auth.signedOut'].includes(on),
  },
  {
    name: 'Sign-out is local first, and not told as an ended session: the account is gone before the service has answered',
    cites: ['SESSION-09', 'SESSION-13', 'SESSION-17'],
    ...after((state) => isSignedIn(state) || isUnreachable(state), {
      'session.signOut': { ...SIGNING_OUT, keeps: FORGOTTEN },
    }),
  },
  {
    name: 'A session that the server refuses ends, and that is told; without a session nothing is refused',
    cites: ['SESSION-18', 'SESSION-25'],
    ...after(isAnywhere, {
      'auth.tokenRejected': ({ before }) =>
        isSignedIn(before) ? { ...SIGNING_OUT, keeps: { ...FORGOTTEN, hasEnded: true } } : {},
    }),
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
    ...ends('signOut', {
      done: { becomes: 'signedOut' },
      unreachable: { becomes: 'signedOut' },
      crashed: { becomes: 'signedOut' },
    }),
  },
  {
    name: 'A sign-out reaches the other tabs, and is told there; its echo is not told as an ended session',
    cites: ['SESSION-14', 'SESSION-16', 'SESSION-17'],
    ...after(isAnywhere, {
      'auth.signedOut': ({ before }) => {
        if (before.matches('exchanging')) return {}
        return { becomes: 'signedOut', keeps: { ...FORGOTTEN, hasEnded: before.context.hasEnded || !isEnding(before) } }
      },
    }),
  },
  {
    name: 'A sign-out that was chosen in another tab is not told as an ended session, and the service is told there',
    cites: ['SESSION-15', 'SESSION-16', 'SESSION-17'],
    ...after(isAnywhere, {
      'session.left': ({ before }) =>
        isSignedIn(before) || isUnreachable(before) ? { becomes: 'signedOut', keeps: FORGOTTEN } : {},
    }),
  },
  {
    name: 'A password recovery is a state of the session, wherever it finds the person, and reads no profile again',
    cites: ['SESSION-20', 'SESSION-21'],
    ...after(isAnywhere, { 'auth.passwordRecovery:ana': recovers(ANA), 'auth.passwordRecovery:bia': recovers(BIA) }),
  },
  {
    name: 'A recovery ends with the update of its user, and while the person stays with nothing else',
    cites: ['SESSION-21'],
    kind: 'everyStep',
    when: (it) =>
      isRecovering(it.before) && !isRecovering(it.after) && it.before.context.user?.id === it.after.context.user?.id,
    expect: ({ on }) => on.startsWith('auth.userUpdated'),
  },
  {
    name: 'An update of the user reads no profile again, ends a recovery, and signs nobody in',
    cites: ['SESSION-20', 'SESSION-21', 'SESSION-22'],
    ...after(isAnywhere, { 'auth.userUpdated:renamedAna': updates(RENAMED), 'auth.userUpdated:bia': updates(BIA) }),
  },
  {
    name: 'Signed out stays in reach',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => state.matches('signedOut'),
  },
]
