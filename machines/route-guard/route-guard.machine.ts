import { assign, emit, setup } from 'xstate'
import type { Account, Profile } from '#contracts/account.ts'
import { LOADING_TIMEOUT, NAVIGATION_TIMEOUT } from '#contracts/limits.ts'
import { ACCOUNT_HOME, type ReturnTo } from '#contracts/routes.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** The role that a route requires. */
type RequiredRole = 'user' | 'admin'
type AccountParams = { account: Account }
type ReturnToParams = { returnTo: ReturnTo | null }
/** `accountDeleted`: the deletion of the account was requested in this tab just now. */
type RememberOutcome = 'remembered' | 'accountDeleted'

const isAllowed = (requiredRole: RequiredRole, account: Account): account is Extract<Account, { status: 'signedIn' }> =>
  account.status === 'signedIn' &&
  account.profile.isActive &&
  (requiredRole === 'user' || account.profile.role === 'admin')

const personOf = ({ id, email }: Profile) => ({ id, email })

export const routeGuardMachine = setup({
  types: {
    /** `account` is set if it is known at the start, as on a page that is opened from another one. */
    input: {} as { requiredRole: RequiredRole; returnTo: ReturnTo; isReturn: boolean; account: Account },
    context: {} as {
      requiredRole: RequiredRole
      returnTo: ReturnTo
      /** The page is the redirect target of a Google sign-in: the page requested before is in storage. */
      isReturn: boolean
      /** The user for whom the page is rendered. Kept while the page waits or its sign-in is open, to detect another person. */
      person: Pick<Profile, 'id' | 'email'> | null
    },
    events: {} as
      | ({ type: 'account.changed' } & AccountParams)
      | { type: 'session.retry' }
      | { type: 'support.open' }
      | { type: 'home.open' }
      | { type: 'page.back' }
      /** Cancels signing in again, and leaves the page. */
      | { type: 'signIn.cancel' },
    emitted: {} as ShellCommand<'navigate' | 'goBack' | 'retrySession'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'waiting' | 'waitingSlow' | 'inactive' | 'denied' | 'allowed' | 'ended' | null>,
  },
  actors: {
    watchAccount: unprovidedStream('watchAccount'),
    /** Null keeps the stored page. Stores nothing if the account was deleted. */
    rememberReturnTo: unprovided<RememberOutcome, ReturnTo | null>('rememberReturnTo'),
    /** Reads and removes the page that was requested before the sign-in; null if there is none. */
    takeReturnTo: unprovided<ReturnTo | null>('takeReturnTo'),
  },
  guards: {
    isKnown: ({ context }) => context.person !== null,
    isAccountDeleted: (_, { remembered }: { remembered: RememberOutcome }) => remembered === 'accountDeleted',
    isWaiting: (_, { account }: AccountParams) => account.status === 'waiting',
    isSignedOut: (_, { account }: AccountParams) => account.status === 'signedOut',
    hasNoSession: (_, { account }: AccountParams) => account.status === 'signedOut' && account.isSigningOut !== true,
    hasSessionEnded: (_, { account }: AccountParams) => account.status === 'signedOut' && account.hasEnded === true,
    isStillSignedOut: (_, { account }: AccountParams) =>
      account.status === 'waiting' || (account.status === 'signedOut' && account.hasEnded === true),
    isInactive: (_, { account }: AccountParams) => account.status === 'signedIn' && !account.profile.isActive,
    isOtherPersonAllowed: ({ context }, { account }: AccountParams) =>
      context.person !== null && isAllowed(context.requiredRole, account) && account.profile.id !== context.person.id,
    isAllowedReturn: ({ context }, { account }: AccountParams) =>
      context.isReturn && isAllowed(context.requiredRole, account),
    isAllowed: ({ context }, { account }: AccountParams) => isAllowed(context.requiredRole, account),
    hasNoReturnTo: (_, { returnTo }: ReturnToParams) => returnTo === null,
    isThisPage: ({ context }, { returnTo }: ReturnToParams) => returnTo?.route === context.returnTo.route,
    isDenied: ({ context }, { account }: AccountParams) =>
      account.status === 'signedIn' && context.requiredRole === 'admin' && account.profile.role !== 'admin',
  },
  actions: {
    storePerson: assign({
      person: (_, { account }: AccountParams) => (account.status === 'signedIn' ? personOf(account.profile) : null),
    }),
    forgetPerson: assign({ person: null }),
    emitAccountHome: emit({ type: 'navigate' as const, to: ACCOUNT_HOME, replace: true }),
    emitLogin: emit({ type: 'navigate' as const, to: 'login' as const, replace: true }),
    emitGoodbye: emit({
      type: 'navigate' as const,
      to: 'goodbye' as const,
      navigationState: { intent: 'accountDeleted' as const },
      replace: true,
    }),
    emitReturnTo: emit(({ context }, { returnTo }: ReturnToParams) => ({
      type: 'navigate' as const,
      to: returnTo?.route ?? context.returnTo.route,
      search: returnTo?.search ?? '',
      replace: true,
    })),
    emitContact: emit({ type: 'navigate' as const, to: 'contact' as const, replace: true }),
    emitHome: emit({ type: 'navigate' as const, to: 'home' as const, replace: true }),
    emitBack: emit({ type: 'goBack' as const }),
    emitRetry: emit({ type: 'retrySession' as const }),
  },
  delays: { loadingTimeout: LOADING_TIMEOUT, navigationTimeout: NAVIGATION_TIMEOUT },
}).createMachine({
  id: 'routeGuard',
  description:
    'Guard of one protected page: waits for the account, then shows the page, redirects to login, or shows why access is refused.',
  context: ({ input: { account, ...rest } }) => ({
    ...rest,
    person: !rest.isReturn && isAllowed(rest.requiredRole, account) ? personOf(account.profile) : null,
  }),
  invoke: { id: 'watchAccount', src: 'watchAccount', onError: '.waiting.slow' },
  initial: 'initializing',
  on: {
    'account.changed': [
      { guard: { type: 'isWaiting', params: ({ event }) => event }, target: '.waiting' },
      { guard: { type: 'hasSessionEnded', params: ({ event }) => event }, target: '.redirecting' },
      // After a sign-out the page is not stored: the next person to sign in may be another one.
      { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: '.redirected' },
      { guard: { type: 'isInactive', params: ({ event }) => event }, target: '.inactive' },
      { guard: { type: 'isDenied', params: ({ event }) => event }, target: '.denied' },
      { target: '.allowed', actions: { type: 'storePerson', params: ({ event }) => event } },
    ],
  },
  states: {
    initializing: {
      description: 'Shows the page at once if the account is known and has access.',
      meta: { view: null },
      always: [{ guard: 'isKnown', target: 'allowed' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'The session or the profile is still loading.',
      meta: { view: 'waiting' },
      initial: 'pending',
      on: {
        'account.changed': [
          { guard: { type: 'isWaiting', params: ({ event }) => event } },
          // The page was shown to another person, and another tab has signed in this one meanwhile.
          {
            guard: { type: 'isOtherPersonAllowed', params: ({ event }) => event },
            target: 'replaced',
            actions: { type: 'storePerson', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAllowedReturn', params: ({ event }) => event },
            target: 'returning',
            actions: { type: 'storePerson', params: ({ event }) => event },
          },
          { guard: { type: 'hasNoSession', params: ({ event }) => event }, target: 'redirecting' },
        ],
      },
      states: {
        pending: {
          description: 'The loading screen.',
          tags: 'busy',
          after: { loadingTimeout: 'slow' },
        },
        slow: {
          description: 'Loading takes longer than expected: offers a retry and a link home.',
          meta: { view: 'waitingSlow' },
          on: {
            'session.retry': { target: 'pending', actions: 'emitRetry' },
            'home.open': { actions: 'emitHome' },
          },
        },
      },
    },
    redirecting: {
      description: 'Nobody is signed in: stores the requested page, unless the account was just deleted in this tab.',
      meta: { view: 'waiting' },
      entry: 'forgetPerson',
      tags: 'busy',
      on: { 'account.changed': { guard: { type: 'isSignedOut', params: ({ event }) => event } } },
      invoke: {
        id: 'rememberReturnTo',
        src: 'rememberReturnTo',
        input: ({ context }) => (context.isReturn ? null : context.returnTo),
        onDone: [
          {
            guard: { type: 'isAccountDeleted', params: ({ event }) => ({ remembered: event.output }) },
            target: 'accountDeleted',
          },
          'redirected',
        ],
        onError: 'redirected',
      },
    },
    redirected: {
      description: 'Navigates to login.',
      meta: { view: 'waiting' },
      entry: ['forgetPerson', 'emitLogin'],
      on: { 'account.changed': { guard: { type: 'isSignedOut', params: ({ event }) => event } } },
    },
    accountDeleted: {
      description: 'The account was deleted: navigates to the goodbye page.',
      meta: { view: 'waiting' },
      entry: ['forgetPerson', 'emitGoodbye'],
      on: { 'account.changed': { guard: { type: 'isSignedOut', params: ({ event }) => event } } },
    },
    returning: {
      description: 'Back from Google: reads the page that was requested before sign-in.',
      meta: { view: 'waiting' },
      tags: 'busy',
      on: { 'account.changed': { guard: { type: 'isAllowed', params: ({ event }) => event } } },
      invoke: {
        id: 'takeReturnTo',
        src: 'takeReturnTo',
        onDone: [
          { guard: { type: 'hasNoReturnTo', params: ({ event }) => ({ returnTo: event.output }) }, target: 'allowed' },
          {
            guard: { type: 'isThisPage', params: ({ event }) => ({ returnTo: event.output }) },
            target: 'allowed',
            actions: { type: 'emitReturnTo', params: ({ event }) => ({ returnTo: event.output }) },
          },
          {
            target: 'returned',
            actions: { type: 'emitReturnTo', params: ({ event }) => ({ returnTo: event.output }) },
          },
        ],
        onError: 'allowed',
      },
    },
    returned: {
      description: 'Navigates to the requested page.',
      meta: { view: 'waiting' },
      on: { 'account.changed': { guard: { type: 'isAllowed', params: ({ event }) => event } } },
    },
    inactive: {
      description: 'Conta Inativa: the account was deactivated.',
      meta: { view: 'inactive' },
      entry: 'forgetPerson',
      on: { 'support.open': { actions: 'emitContact' } },
    },
    denied: {
      description: 'Acesso Negado: the page is for administrators.',
      meta: { view: 'denied' },
      entry: 'forgetPerson',
      on: { 'page.back': { actions: 'emitBack' } },
    },
    allowed: {
      description: 'The page is shown.',
      meta: { view: 'allowed' },
      on: {
        'account.changed': [{ guard: { type: 'hasSessionEnded', params: ({ event }) => event }, target: 'ended' }],
      },
    },
    ended: {
      description:
        'The session ended by itself: the page stays mounted and hidden, with what was typed, behind a sign-in dialog.',
      meta: { view: 'ended' },
      initial: 'remembering',
      on: {
        'account.changed': [
          { guard: { type: 'isStillSignedOut', params: ({ event }) => event } },
          {
            guard: { type: 'isOtherPersonAllowed', params: ({ event }) => event },
            target: 'replaced',
            actions: { type: 'storePerson', params: ({ event }) => event },
          },
        ],
      },
      states: {
        remembering: {
          description:
            'Stores the page, in case the person cancels or reloads, unless the account was just deleted in this tab.',
          tags: 'busy',
          invoke: {
            id: 'rememberReturnTo',
            src: 'rememberReturnTo',
            input: ({ context }) => (context.isReturn ? null : context.returnTo),
            onDone: [
              {
                guard: { type: 'isAccountDeleted', params: ({ event }) => ({ remembered: event.output }) },
                target: '#routeGuard.accountDeleted',
              },
              'signingInAgain',
            ],
            onError: 'signingInAgain',
          },
        },
        signingInAgain: {
          description: 'The sign-in dialog is shown. The same person gets the page back; cancelling leads to login.',
          on: { 'signIn.cancel': '#routeGuard.redirected' },
        },
      },
    },
    replaced: {
      description: 'Another person signed in: unmounts the page and navigates to the dashboard.',
      meta: { view: 'waiting' },
      tags: 'busy',
      entry: 'emitAccountHome',
      on: { 'account.changed': { guard: { type: 'isAllowed', params: ({ event }) => event } } },
      // Where the page was the dashboard itself, that navigation changes nothing.
      after: { navigationTimeout: 'allowed' },
    },
  },
})
