import { asks, isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { accessMachine } from './access.machine.ts'

type Is = Predicate<typeof accessMachine>
type It = Happening<typeof accessMachine>

const isAnywhere: Is = () => true
const isAccountPage: Is = ({ context }) => context.demand === 'user'
const isAdminPage: Is = ({ context }) => context.demand === 'admin'
const NOBODY = ['account.changed:signedOut', 'account.changed:ended']

const isOnTheWay: Is = (state) =>
  state.matches('redirecting') || state.matches('redirected') || state.matches('departed')
const LET_IN = ['account.changed:member', 'account.changed:admin', 'account.changed:fallback']

/** Where a sign-in with Google comes back to. */
const isBack: Is = ({ context }) => context.isReturn
const isLedOn: Is = (state) => state.matches('returning') || state.matches('returned')

const isRemembered = (it: It) =>
  it.after.matches('redirecting') &&
  startsWith(it, 'rememberOrigin', isBack(it.before) ? null : it.before.context.origin)

export const accessProperties: readonly Property<typeof accessMachine>[] = [
  {
    says: 'A protected page waits until the account is known',
    cites: ['GUARD-02'],
    kind: 'start',
    input: 'accountPage',
    holds: (state) => state.matches({ waiting: 'short' }),
  },
  {
    says: 'A page for administrators waits likewise',
    cites: ['GUARD-02'],
    kind: 'start',
    input: 'adminPage',
    holds: (state) => state.matches({ waiting: 'short' }),
  },
  {
    says: 'A loading screen is patient for 8 s',
    cites: ['GUARD-03', 'LIMIT-17'],
    kind: 'everyStep',
    when: ({ on }) => on === 'wait patience',
    holds: ({ waited }) => waited === 8_000,
  },
  {
    says: 'While the session loads, protected routes wait',
    cites: ['GUARD-02'],
    kind: 'after',
    on: 'account.changed:waiting',
    from: isAnywhere,
    holds: (it) => it.after.matches('waiting') && startsNothing(it) && it.emitted.length === 0,
  },
  {
    says: 'Nothing is shown before the account is known, and nothing after it is lost',
    cites: ['GUARD-01'],
    kind: 'everyStep',
    when: ({ before, after }) => after.matches('allowed') && !before.matches('allowed'),
    holds: ({ before, on }) => LET_IN.includes(on) || before.matches('returning'),
  },
  {
    says: 'A page that waits too long says so, offers another try and the way home',
    cites: ['GUARD-03'],
    kind: 'leadsTo',
    when: (state) => state.matches({ waiting: 'short' }),
    holds: (state) => state.matches({ waiting: 'long' }),
  },
  {
    says: 'Another try asks for the session again',
    cites: ['GUARD-04'],
    kind: 'after',
    on: 'session.retry',
    from: (state) => state.matches({ waiting: 'long' }),
    holds: (it) => it.after.matches({ waiting: 'short' }) && asks(it, { type: 'retrySession' }),
  },
  {
    says: 'Waiting on does not begin the waiting anew',
    cites: ['GUARD-04'],
    kind: 'after',
    on: 'account.changed:waiting',
    from: (state) => state.matches('waiting'),
    holds: staysAsItWas,
  },
  {
    says: 'The way home leads home',
    cites: ['GUARD-03'],
    kind: 'after',
    on: 'home.open',
    from: (state) => state.matches({ waiting: 'long' }),
    holds: (it) => asks(it, { type: 'navigate', to: 'home', replace: true }),
  },
  {
    says: 'With no user, the origin is remembered as a parsed route with its parameters',
    cites: ['GUARD-06', 'ROUTE-16'],
    kind: 'after',
    on: NOBODY,
    from: (state) => state.matches('waiting'),
    holds: isRemembered,
  },
  {
    says: 'A session that ends by itself is come back from to the same place',
    cites: ['GUARD-09'],
    kind: 'after',
    on: 'account.changed:ended',
    from: (state) => !isOnTheWay(state),
    holds: isRemembered,
  },
  {
    says: 'Whoever signs out goes to login, and leaves no page behind that the next one is led to',
    cites: ['GUARD-10'],
    kind: 'after',
    on: 'account.changed:signedOut',
    from: (state) => !state.matches('waiting') && !isOnTheWay(state),
    holds: (it) =>
      it.after.matches('redirected') && asks(it, { type: 'navigate', to: 'login', replace: true }) && startsNothing(it),
  },
  {
    says: 'With no user, the way leads to login, remembered or not',
    cites: ['GUARD-05'],
    kind: 'after',
    on: ['rememberOrigin:remembered', 'rememberOrigin:crashed'],
    from: (state) => state.matches('redirecting'),
    holds: (it) => it.after.matches('redirected') && asks(it, { type: 'navigate', to: 'login', replace: true }),
  },
  {
    says: 'Whoever has just deleted the account, and was not told so, is shown the goodbye',
    cites: ['GUARD-19'],
    kind: 'after',
    on: 'rememberOrigin:deleted',
    from: (state) => state.matches('redirecting'),
    holds: (it) => it.after.matches('departed') && asks(it, { type: 'navigate', to: 'goodbye', replace: true }),
  },
  {
    says: 'Nobody else is shown the goodbye',
    cites: ['GUARD-19'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.some((wish) => wish.type === 'navigate' && wish.to === 'goodbye'),
    holds: ({ on }) => on === 'rememberOrigin:deleted',
  },
  {
    says: 'Only somebody without a session is sent to login',
    cites: ['GUARD-05'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.some((wish) => wish.type === 'navigate' && wish.to === 'login'),
    holds: ({ before, on }) => before.matches('redirecting') || NOBODY.includes(on),
  },
  {
    says: 'The origin is remembered once',
    cites: ['GUARD-06'],
    kind: 'after',
    on: NOBODY,
    from: isOnTheWay,
    holds: (it) => staysAsItWas(it) && startsNothing(it) && it.emitted.length === 0,
  },
  {
    says: 'Only nobody makes the page remember where it was',
    cites: ['GUARD-11'],
    kind: 'everyStep',
    when: (it) => starts(it, 'rememberOrigin'),
    holds: ({ on }) => NOBODY.includes(on),
  },
  {
    says: 'Protected routes need a signed-in user with an active account',
    cites: ['GUARD-12'],
    kind: 'after',
    on: LET_IN,
    from: (state) => isAccountPage(state) && !isBack(state),
    holds: ({ after }) => after.matches('allowed'),
  },
  {
    says: 'If the app user is inactive, the page says so instead, whatever the role',
    cites: ['GUARD-13'],
    kind: 'after',
    on: ['account.changed:inactiveMember', 'account.changed:inactiveAdmin'],
    from: isAnywhere,
    holds: (it) => it.after.matches('inactive') && it.emitted.length === 0,
  },
  {
    says: 'Nobody is told to be inactive who is not',
    cites: ['GUARD-18'],
    kind: 'everyStep',
    when: ({ before, after }) => after.matches('inactive') && !before.matches('inactive'),
    holds: ({ on }) => on.startsWith('account.changed:inactive'),
  },
  {
    says: "'Entrar em Contato' goes to contact",
    cites: ['GUARD-14'],
    kind: 'after',
    on: 'support.open',
    from: (state) => state.matches('inactive'),
    holds: (it) => asks(it, { type: 'navigate', to: 'contact', replace: true }),
  },
  {
    says: 'Admin-only routes require role admin',
    cites: ['GUARD-15'],
    kind: 'after',
    on: 'account.changed:admin',
    from: isAdminPage,
    holds: ({ after }) => after.matches('allowed'),
  },
  {
    says: 'If an admin-only route is requested by a non-admin, access is denied',
    cites: ['GUARD-16'],
    kind: 'after',
    on: 'account.changed:member',
    from: isAdminPage,
    holds: (it) => it.after.matches('denied') && it.emitted.length === 0,
  },
  {
    says: 'Somebody whose own data could not be read is taken for no administrator',
    cites: ['GUARD-15', 'SESSION-06'],
    kind: 'after',
    on: 'account.changed:fallback',
    from: isAdminPage,
    holds: (it) => it.after.matches('denied') && it.emitted.length === 0,
  },
  {
    says: 'Nobody is denied a page that is not for administrators',
    cites: ['GUARD-18'],
    kind: 'never',
    holds: (state) => isAccountPage(state) && state.matches('denied'),
  },
  {
    says: "'Voltar' goes back",
    cites: ['GUARD-17'],
    kind: 'after',
    on: 'page.back',
    from: (state) => state.matches('denied'),
    holds: (it) => asks(it, { type: 'goBack' }),
  },
  {
    says: 'A page whose watch breaks shows nothing, and offers another try',
    cites: ['GUARD-20'],
    kind: 'after',
    on: 'watchAccount:broken',
    from: isAnywhere,
    holds: ({ after }) => after.matches({ waiting: 'long' }),
  },
  {
    says: 'Whoever is back from Google is led to the page that was asked for before',
    cites: ['GUARD-21'],
    kind: 'after',
    on: LET_IN,
    from: (state) => isBack(state) && state.matches('waiting'),
    holds: (it) => it.after.matches('returning') && startsWith(it, 'takeOrigin', undefined),
  },
  {
    says: 'The page that was asked for is looked up on the way back from Google alone',
    cites: ['GUARD-21'],
    kind: 'everyStep',
    when: (it) => starts(it, 'takeOrigin'),
    holds: ({ before }) => isBack(before) && before.matches('waiting'),
  },
  {
    says: 'Another page is gone to, with its parameters, and this one is not shown on the way',
    cites: ['GUARD-21'],
    kind: 'after',
    on: 'takeOrigin:remembered',
    from: (state) => state.matches('returning'),
    holds: (it) =>
      it.after.matches('returned') &&
      asks(it, { type: 'navigate', to: 'subscription', search: '?plan=premium', replace: true }),
  },
  {
    says: 'This page is shown with the parameters it was asked for with',
    cites: ['GUARD-21'],
    kind: 'after',
    on: 'takeOrigin:here',
    from: (state) => state.matches('returning'),
    holds: (it) =>
      it.after.matches('allowed') &&
      asks(it, { type: 'navigate', to: 'dashboard', search: '?from=mail', replace: true }),
  },
  {
    says: 'Where nothing was asked for, or memory fails, this page is shown',
    cites: ['GUARD-21'],
    kind: 'after',
    on: ['takeOrigin:none', 'takeOrigin:crashed'],
    from: (state) => state.matches('returning'),
    holds: ({ after, emitted }) => after.matches('allowed') && emitted.length === 0,
  },
  {
    says: 'Hearing of the same person again does not hurry or repeat the way on',
    cites: ['GUARD-21'],
    kind: 'after',
    on: LET_IN,
    from: isLedOn,
    holds: (it) => staysAsItWas(it) && startsNothing(it) && it.emitted.length === 0,
  },
  {
    says: 'Whoever is back from Google without a session does not lose the page that was asked for before',
    cites: ['GUARD-21'],
    kind: 'everyStep',
    when: (it) => isBack(it.before) && starts(it, 'rememberOrigin'),
    holds: (it) => startsWith(it, 'rememberOrigin', null),
  },
  {
    says: 'What the page asks of a person never changes under way',
    cites: ['GUARD-22'],
    kind: 'everyStep',
    when: () => true,
    holds: ({ before, after }) => isSame(before.context, after.context),
  },
]
