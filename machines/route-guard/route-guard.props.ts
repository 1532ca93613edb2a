import { fallbackProfile, type Profile } from '#contracts/account.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { isSame, starts } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { ADMIN, ANA, MEMBER } from '../kit/samples.ts'
import type { routeGuardMachine } from './route-guard.machine.ts'

const { after, ends, ignores, onlyAfter, isIdleIn, shows } = consequencesOf<typeof routeGuardMachine>()

type Is = Predicate<typeof routeGuardMachine>
type Step = Occurrence<typeof routeGuardMachine>

const isAnywhere: Is = () => true
const isWaiting: Is = (state) => state.matches('waiting')
/** The page is the redirect target of a Google sign-in. */
const isBack: Is = ({ context }) => context.isReturn
const isReturning: Is = (state) => state.matches('returning') || state.matches('returned')
const isLeaving: Is = (state) =>
  state.matches('redirecting') || state.matches('redirected') || state.matches('accountDeleted')

const NOBODY = ['account.changed:signedOut', 'account.changed:signingOut', 'account.changed:ended']
const ACCESS_EVENTS = ['account.changed:member', 'account.changed:admin', 'account.changed:fallback']
const TO_LOGIN = {
  shows: 'waiting',
  context: { person: null },
  emits: { type: 'navigate', to: 'login', replace: true },
} as const
const INACTIVE = { shows: 'inactive', context: { person: null } } as const

/** The session ended by itself while the page was shown. */
const isEnded: Is = (state) => state.matches('ended')
const isReplaced: Is = (state) => state.matches('replaced')
/** The profile in each sample event. */
const PEOPLE: Readonly<Record<string, Profile>> = {
  'account.changed:member': MEMBER,
  'account.changed:admin': ADMIN,
  'account.changed:fallback': fallbackProfile(ANA),
}
const personOf = (on: string) => {
  const { id = '', email = '' } = PEOPLE[on] ?? {}
  return { id, email }
}
const isSamePerson = ({ before, on }: Step) => before.context.person?.id === PEOPLE[on]?.id
/** A page that was shown to another person before it waited for the account, or for a sign-in. */
const isOfAnother = (it: Step) =>
  (isWaiting(it.before) || isEnded(it.before)) && it.before.context.person !== null && !isSamePerson(it)

/** A return from Google does not overwrite the page stored before the sign-in. A page that was shown stays mounted. */
const remembers = ({ before }: Step) => ({
  ...(before.matches('allowed')
    ? { shows: 'ended' as const }
    : { shows: 'waiting' as const, context: { person: null } }),
  calls: { rememberReturnTo: before.context.isReturn ? null : before.context.returnTo },
})
/** After the page was stored: a page that was shown gets the sign-in dialog, any other one redirects to login. */
const asksOrLeaves = ({ before }: Step) => (isEnded(before) ? { state: { ended: 'signingInAgain' } } : TO_LOGIN)
/** With an active account: shows the page, or redirects to the one requested before the sign-in. */
const grantsAccess = (it: Step) => {
  const { before, on } = it
  const context = { person: personOf(on) }
  if (isReturning(before) || isReplaced(before)) return {}
  if (isOfAnother(it)) {
    return {
      shows: 'waiting' as const,
      state: 'replaced',
      context,
      emits: { type: 'navigate', to: 'dashboard', replace: true } as const,
    }
  }
  return isBack(before) && isWaiting(before)
    ? { shows: 'waiting' as const, context, calls: { takeReturnTo: undefined } }
    : { shows: 'allowed' as const, context }
}
/** The same for a member, whom an admin page denies access. */
const isRefused = (it: Step) =>
  it.before.context.requiredRole === 'admin'
    ? { shows: 'denied' as const, context: { person: null } }
    : grantsAccess(it)

const waitsAtFirst = (input: string) => ({
  kind: 'start' as const,
  input,
  expect: ((state) => isWaiting(state) && shows('waiting')(state) && state.context.person === null) satisfies Is,
})

export const routeGuardProperties: readonly Property<typeof routeGuardMachine>[] = [
  { name: 'A protected page waits until the account is known', cites: ['GUARD-02'], ...waitsAtFirst('accountPage') },
  {
    name: 'A page for administrators waits until the account is known',
    cites: ['GUARD-02'],
    ...waitsAtFirst('adminPage'),
  },
  {
    name: 'A page is shown at once if the account is known and has access',
    cites: ['GUARD-27'],
    kind: 'start',
    input: 'pageOfMember',
    expect: (state) => shows('allowed')(state) && isSame(state.context.person, personOf('account.changed:member')),
  },
  {
    name: 'No page for administrators is shown to a known member',
    cites: ['GUARD-15'],
    ...waitsAtFirst('adminPageOfMember'),
  },
  {
    name: 'No page is shown to a known inactive account',
    cites: ['GUARD-12'],
    ...waitsAtFirst('pageOfInactive'),
  },
  {
    name: 'Back from Google the requested page is read first, also if the account is known',
    cites: ['GUARD-21'],
    ...waitsAtFirst('memberFromGoogle'),
  },
  {
    name: 'A page that waits for 8 s reports that, with a retry and a link to the home page',
    cites: ['GUARD-03', 'LIMIT-17'],
    ...after((state) => isWaiting(state) && shows('waiting')(state), {
      'wait loadingTimeout': { waited: 8_000, shows: 'waitingSlow' },
    }),
  },
  {
    name: 'The retry asks for the session again; the home link navigates home',
    cites: ['GUARD-03', 'GUARD-04'],
    ...onlyAfter(isIdleIn('waitingSlow'), {
      'session.retry': { shows: 'waiting', emits: { type: 'retrySession' } },
      'home.open': { emits: { type: 'navigate', to: 'home', replace: true } },
    }),
  },
  {
    name: 'While the session loads, protected routes wait; a repeated report of that does not restart the 8 s',
    cites: ['GUARD-02', 'GUARD-04'],
    ...after(isAnywhere, {
      'account.changed:waiting': ({ before }) =>
        isWaiting(before) || isEnded(before) ? {} : { shows: 'waiting', state: { waiting: 'pending' } },
    }),
  },
  {
    name: 'A page that can no longer watch the account is hidden and offers a retry',
    cites: ['GUARD-20'],
    ...after(isAnywhere, { 'watchAccount:broken': { shows: 'waitingSlow' } }),
  },
  {
    name: 'A page is shown only once the account is known and has access',
    cites: ['GUARD-01'],
    kind: 'everyStep',
    when: ({ before, after: state }) => shows('allowed')(state) && !shows('allowed')(before),
    expect: ({ before, on }) => ACCESS_EVENTS.includes(on) || before.matches('returning') || isReplaced(before),
  },
  {
    name: 'With no user, the requested page is stored as a parsed route with its parameters',
    cites: ['GUARD-06', 'GUARD-21', 'ROUTE-16'],
    ...after(isWaiting, { 'account.changed:signedOut': remembers }),
  },
  {
    name: 'After a session that ended by itself, signing in returns to the same page',
    cites: ['GUARD-06', 'GUARD-09', 'GUARD-21', 'GUARD-23'],
    ...after((state) => !isLeaving(state) && !isEnded(state), { 'account.changed:ended': remembers }),
  },
  {
    name: 'Signing out leads to login and stores no page for the next person',
    cites: ['GUARD-10'],
    ...after((state) => !isWaiting(state) && !isLeaving(state), { 'account.changed:signedOut': TO_LOGIN }),
  },
  {
    name: 'Signing out before the account is known stores no page',
    cites: ['GUARD-10', 'SESSION-29'],
    ...after((state) => !isLeaving(state), { 'account.changed:signingOut': TO_LOGIN }),
  },
  {
    name: 'The requested page is stored once',
    cites: ['GUARD-06'],
    ...ignores(NOBODY, isLeaving),
  },
  {
    name: 'A page behind the sign-in dialog is stored once',
    cites: ['GUARD-06', 'GUARD-23'],
    ...ignores('account.changed:ended', isEnded),
  },
  {
    name: 'Cancelling the sign-in dialog opens login, which returns to the page',
    cites: ['GUARD-24'],
    ...after((state) => state.matches({ ended: 'signingInAgain' }), { 'signIn.cancel': TO_LOGIN }),
  },
  {
    name: 'After another person signed in, the page is unmounted before anything is shown to that person',
    cites: ['GUARD-25', 'SESSION-20'],
    ...after(isReplaced, { 'wait navigationTimeout': { shows: 'allowed', waited: 1_000 } }),
  },
  {
    name: 'A page that waits for the account, or whose session ended, is shown again to the same person only',
    cites: ['GUARD-23', 'GUARD-25', 'GUARD-40'],
    kind: 'everyStep',
    when: ({ before, after: state }) =>
      (isWaiting(before) || isEnded(before)) && before.context.person !== null && shows('allowed')(state),
    expect: (it) => isSamePerson(it) && it.after.context.person?.id === it.before.context.person?.id,
  },
  {
    name: 'The requested page is stored only when nobody is signed in',
    cites: ['GUARD-11'],
    kind: 'everyStep',
    when: (it) => starts(it, 'rememberReturnTo'),
    expect: ({ on }) => NOBODY.includes(on),
  },
  {
    name: 'A visitor is redirected to login, whether the page could be stored or not, and after a deletion to the goodbye page',
    cites: ['GUARD-05', 'GUARD-19'],
    ...ends('rememberReturnTo', {
      remembered: asksOrLeaves,
      crashed: asksOrLeaves,
      accountDeleted: {
        shows: 'waiting',
        state: 'accountDeleted',
        context: { person: null },
        emits: { type: 'navigate', to: 'goodbye', navigationState: { intent: 'accountDeleted' }, replace: true },
      },
    }),
  },
  {
    name: 'Only a missing session leads to login, and only a deletion to the goodbye page',
    cites: ['GUARD-05', 'GUARD-19'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.some((command) => 'to' in command && ['login', 'goodbye'].includes(command.to)),
    expect: ({ before, on }) => before.matches('redirecting') || isEnded(before) || NOBODY.includes(on),
  },
  {
    name: 'An active signed-in account gets access, to a page for administrators only with that role',
    cites: ['GUARD-12', 'GUARD-15', 'GUARD-16', 'GUARD-18', 'SESSION-06'],
    ...after(isAnywhere, {
      'account.changed:admin': grantsAccess,
      'account.changed:member': isRefused,
      'account.changed:fallback': isRefused,
    }),
  },
  {
    name: 'An inactive account is shown as such instead of the page, whatever its role',
    cites: ['GUARD-13'],
    ...after(isAnywhere, { 'account.changed:inactiveMember': INACTIVE, 'account.changed:inactiveAdmin': INACTIVE }),
  },
  {
    name: 'Only an inactive account is shown as inactive, and only pages for administrators are denied',
    cites: ['GUARD-18'],
    kind: 'everyStep',
    when: ({ before, after: state }) => shows('inactive', 'denied')(state) && !isSame(state.value, before.value),
    expect: ({ on, after: state }) =>
      shows('inactive')(state) ? on.startsWith('account.changed:inactive') : state.context.requiredRole === 'admin',
  },
  {
    name: "'Entrar em Contato' goes to contact",
    cites: ['GUARD-14'],
    ...onlyAfter(isIdleIn('inactive'), {
      'support.open': { emits: { type: 'navigate', to: 'contact', replace: true } },
    }),
  },
  {
    name: "'Voltar' goes back",
    cites: ['GUARD-17'],
    ...onlyAfter(isIdleIn('denied'), { 'page.back': { emits: { type: 'goBack' } } }),
  },
  {
    name: 'Back from Google, the requested page is opened with its parameters; without one, this page is shown',
    cites: ['GUARD-21'],
    ...ends('takeReturnTo', {
      remembered: {
        state: 'returned',
        emits: { type: 'navigate', to: 'subscription', search: '?plan=premium', replace: true },
      },
      here: { shows: 'allowed', emits: { type: 'navigate', to: 'dashboard', search: '?from=mail', replace: true } },
      none: { shows: 'allowed' },
      crashed: { shows: 'allowed' },
    }),
  },
  {
    name: 'The role that a page requires (user or administrator) never changes',
    cites: ['GUARD-22'],
    kind: 'everyStep',
    when: () => true,
    expect: ({ before: { context: before }, after: { context } }) =>
      isSame({ ...before, person: null }, { ...context, person: null }),
  },
]
