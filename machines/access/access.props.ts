import { asks, isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { accessMachine } from './access.machine.ts'

type Is = Predicate<typeof accessMachine>
type It = Occurrence<typeof accessMachine>

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
  startsWith(it, 'rememberReturnTo', isBack(it.before) ? null : it.before.context.returnTo)

export const accessProperties: readonly Property<typeof accessMachine>[] = [
  {
    name: 'A protected page waits until the account is known',
    cites: ['GUARD-02'],
    kind: 'start',
    input: 'accountPage',
    expect: (state) => state.matches({ waiting: 'short' }),
  },
  {
    name: 'A page for administrators waits likewise',
    cites: ['GUARD-02'],
    kind: 'start',
    input: 'adminPage',
    expect: (state) => state.matches({ waiting: 'short' }),
  },
  {
    name: 'A loading screen is patient for 8 s',
    cites: ['GUARD-03', 'LIMIT-17'],
    kind: 'everyStep',
    when: ({ on }) => on === 'wait patience',
    expect: ({ waited }) => waited === 8_000,
  },
  {
    name: 'While the session loads, protected routes wait',
    cites: ['GUARD-02'],
    kind: 'after',
    on: 'account.changed:waiting',
    from: isAnywhere,
    expect: (it) => it.after.matches('waiting') && startsNothing(it) && it.emitted.length === 0,
  },
  {
    name: 'Nothing is shown before the account is known, and nothing after it is lost',
    cites: ['GUARD-01'],
    kind: 'everyStep',
    when: ({ before, after }) => after.matches('allowed') && !before.matches('allowed'),
    expect: ({ before, on }) => LET_IN.includes(on) || before.matches('returning'),
  },
  {
    name: 'A page that waits too long says so, offers another try and the way home',
    cites: ['GUARD-03'],
    kind: 'leadsTo',
    when: (state) => state.matches({ waiting: 'short' }),
    expect: (state) => state.matches({ waiting: 'long' }),
  },
  {
    name: 'Another try asks for the session again',
    cites: ['GUARD-04'],
    kind: 'after',
    on: 'session.retry',
    from: (state) => state.matches({ waiting: 'long' }),
    expect: (it) => it.after.matches({ waiting: 'short' }) && asks(it, { type: 'retrySession' }),
  },
  {
    name: 'Waiting on does not begin the waiting anew',
    cites: ['GUARD-04'],
    kind: 'after',
    on: 'account.changed:waiting',
    from: (state) => state.matches('waiting'),
    expect: staysAsItWas,
  },
  {
    name: 'The way home leads home',
    cites: ['GUARD-03'],
    kind: 'after',
    on: 'home.open',
    from: (state) => state.matches({ waiting: 'long' }),
    expect: (it) => asks(it, { type: 'navigate', to: 'home', replace: true }),
  },
  {
    name: 'With no user, the origin is remembered as a parsed route with its parameters',
    cites: ['GUARD-06', 'ROUTE-16'],
    kind: 'after',
    on: NOBODY,
    from: (state) => state.matches('waiting'),
    expect: isRemembered,
  },
  {
    name: 'A session that ends by itself is come back from to the same place',
    cites: ['GUARD-09'],
    kind: 'after',
    on: 'account.changed:ended',
    from: (state) => !isOnTheWay(state),
    expect: isRemembered,
  },
  {
    name: 'Whoever signs out goes to login, and leaves no page behind that the next one is led to',
    cites: ['GUARD-10'],
    kind: 'after',
    on: 'account.changed:signedOut',
    from: (state) => !state.matches('waiting') && !isOnTheWay(state),
    expect: (it) =>
      it.after.matches('redirected') && asks(it, { type: 'navigate', to: 'login', replace: true }) && startsNothing(it),
  },
  {
    name: 'With no user, the way leads to login, remembered or not',
    cites: ['GUARD-05'],
    kind: 'after',
    on: ['rememberReturnTo:remembered', 'rememberReturnTo:crashed'],
    from: (state) => state.matches('redirecting'),
    expect: (it) => it.after.matches('redirected') && asks(it, { type: 'navigate', to: 'login', replace: true }),
  },
  {
    name: 'Whoever has just deleted the account, and was not told so, is shown the goodbye',
    cites: ['GUARD-19'],
    kind: 'after',
    on: 'rememberReturnTo:deleted',
    from: (state) => state.matches('redirecting'),
    expect: (it) => it.after.matches('departed') && asks(it, { type: 'navigate', to: 'goodbye', replace: true }),
  },
  {
    name: 'Nobody else is shown the goodbye',
    cites: ['GUARD-19'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.some((wish) => wish.type === 'navigate' && wish.to === 'goodbye'),
    expect: ({ on }) => on === 'rememberReturnTo:deleted',
  },
  {
    name: 'Only somebody without a session is sent to login',
    cites: ['GUARD-05'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.some((wish) => wish.type === 'navigate' && wish.to === 'login'),
    expect: ({ before, on }) => before.matches('redirecting') || NOBODY.includes(on),
  },
  {
    name: 'The origin is remembered once',
    cites: ['GUARD-06'],
    kind: 'after',
    on: NOBODY,
    from: isOnTheWay,
    expect: (it) => staysAsItWas(it) && startsNothing(it) && it.emitted.length === 0,
  },
  {
    name: 'Only nobody makes the page remember where it was',
    cites: ['GUARD-11'],
    kind: 'everyStep',
    when: (it) => starts(it, 'rememberReturnTo'),
    expect: ({ on }) => NOBODY.includes(on),
  },
  {
    name: 'Protected routes need a signed-in user with an active account',
    cites: ['GUARD-12'],
    kind: 'after',
    on: LET_IN,
    from: (state) => isAccountPage(state) && !isBack(state),
    expect: ({ after }) => after.matches('allowed'),
  },
  {
    name: 'If the app user is inactive, the page says so instead, whatever the role',
    cites: ['GUARD-13'],
    kind: 'after',
    on: ['account.changed:inactiveMember', 'account.changed:inactiveAdmin'],
    from: isAnywhere,
    expect: (it) => it.after.matches('inactive') && it.emitted.length === 0,
  },
  {
    name: 'Nobody is told to be inactive who is not',
    cites: ['GUARD-18'],
    kind: 'everyStep',
    when: ({ before, after }) => after.matches('inactive') && !before.matches('inactive'),
    expect: ({ on }) => on.startsWith('account.changed:inactive'),
  },
  {
    name: "'Entrar em Contato' goes to contact",
    cites: ['GUARD-14'],
    kind: 'after',
    on: 'support.open',
    from: (state) => state.matches('inactive'),
    expect: (it) => asks(it, { type: 'navigate', to: 'contact', replace: true }),
  },
  {
    name: 'Admin-only routes require role admin',
    cites: ['GUARD-15'],
    kind: 'after',
    on: 'account.changed:admin',
    from: isAdminPage,
    expect: ({ after }) => after.matches('allowed'),
  },
  {
    name: 'If an admin-only route is requested by a non-admin, access is denied',
    cites: ['GUARD-16'],
    kind: 'after',
    on: 'account.changed:member',
    from: isAdminPage,
    expect: (it) => it.after.matches('denied') && it.emitted.length === 0,
  },
  {
    name: 'Somebody whose own data could not be read is taken for no administrator',
    cites: ['GUARD-15', 'SESSION-06'],
    kind: 'after',
    on: 'account.changed:fallback',
    from: isAdminPage,
    expect: (it) => it.after.matches('denied') && it.emitted.length === 0,
  },
  {
    name: 'Nobody is denied a page that is not for administrators',
    cites: ['GUARD-18'],
    kind: 'never',
    expect: (state) => isAccountPage(state) && state.matches('denied'),
  },
  {
    name: "'Voltar' goes back",
    cites: ['GUARD-17'],
    kind: 'after',
    on: 'page.back',
    from: (state) => state.matches('denied'),
    expect: (it) => asks(it, { type: 'goBack' }),
  },
  {
    name: 'A page whose watch breaks shows nothing, and offers another try',
    cites: ['GUARD-20'],
    kind: 'after',
    on: 'watchAccount:broken',
    from: isAnywhere,
    expect: ({ after }) => after.matches({ waiting: 'long' }),
  },
  {
    name: 'Whoever is back from Google is led to the page that was asked for before',
    cites: ['GUARD-21'],
    kind: 'after',
    on: LET_IN,
    from: (state) => isBack(state) && state.matches('waiting'),
    expect: (it) => it.after.matches('returning') && startsWith(it, 'takeReturnTo', undefined),
  },
  {
    name: 'The page that was asked for is looked up on the way back from Google alone',
    cites: ['GUARD-21'],
    kind: 'everyStep',
    when: (it) => starts(it, 'takeReturnTo'),
    expect: ({ before }) => isBack(before) && before.matches('waiting'),
  },
  {
    name: 'Another page is gone to, with its parameters, and this one is not shown on the way',
    cites: ['GUARD-21'],
    kind: 'after',
    on: 'takeReturnTo:remembered',
    from: (state) => state.matches('returning'),
    expect: (it) =>
      it.after.matches('returned') &&
      asks(it, { type: 'navigate', to: 'subscription', search: '?plan=premium', replace: true }),
  },
  {
    name: 'This page is shown with the parameters it was asked for with',
    cites: ['GUARD-21'],
    kind: 'after',
    on: 'takeReturnTo:here',
    from: (state) => state.matches('returning'),
    expect: (it) =>
      it.after.matches('allowed') &&
      asks(it, { type: 'navigate', to: 'dashboard', search: '?from=mail', replace: true }),
  },
  {
    name: 'Where nothing was asked for, or memory fails, this page is shown',
    cites: ['GUARD-21'],
    kind: 'after',
    on: ['takeReturnTo:none', 'takeReturnTo:crashed'],
    from: (state) => state.matches('returning'),
    expect: ({ after, emitted }) => after.matches('allowed') && emitted.length === 0,
  },
  {
    name: 'Hearing of the same person again does not hurry or repeat the way on',
    cites: ['GUARD-21'],
    kind: 'after',
    on: LET_IN,
    from: isLedOn,
    expect: (it) => staysAsItWas(it) && startsNothing(it) && it.emitted.length === 0,
  },
  {
    name: 'Whoever is back from Google without a session does not lose the page that was asked for before',
    cites: ['GUARD-21'],
    kind: 'everyStep',
    when: (it) => isBack(it.before) && starts(it, 'rememberReturnTo'),
    expect: (it) => startsWith(it, 'rememberReturnTo', null),
  },
  {
    name: 'What the page asks of a person never changes under way',
    cites: ['GUARD-22'],
    kind: 'everyStep',
    when: () => true,
    expect: ({ before, after }) => isSame(before.context, after.context),
  },
]
