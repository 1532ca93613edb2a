import { assertEvent, assign, sendTo, setup, stateIn } from 'xstate'
import { type AuthUser, fallbackProfile, type Profile } from '#contracts/account.ts'
import type { Failure } from '#contracts/errors.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { required } from '../kit/required.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import { profileMachine } from '../profile/profile.machine.ts'

type Somebody = { user: AuthUser }
type Anybody = { user: AuthUser | null }

export const sessionMachine = setup({
  types: {
    context: {} as {
      user: AuthUser | null
      profile: Profile | null
      /** The last session ended by itself, not by a sign-out. */
      hasEnded: boolean
      /** A session is stored whose second factor is pending: nobody counts as signed in. */
      owesFactor: boolean
      /** Why the sign-in that was redirected back failed. */
      refusal: Failure | null
    },
    events: {} as
      | ({ type: 'auth.restored' } & Anybody)
      | ({ type: 'auth.signedIn' } & Somebody)
      | ({ type: 'auth.passwordRecovery' } & Somebody)
      | ({ type: 'auth.userUpdated' } & Somebody)
      | { type: 'auth.factorNeeded' }
      | { type: 'auth.tokenRefreshed' }
      | { type: 'auth.signedOut' }
      /** A call was refused for its token: the service no longer accepts the session. */
      | { type: 'auth.tokenRejected' }
      /** The URL had the authorization code of a Google sign-in, or an error in its place. */
      | { type: 'session.exchange'; code: string }
      | { type: 'session.refused'; failure: Failure }
      | { type: 'session.retry' }
      | { type: 'session.signOut' }
      | { type: 'session.left' }
      | { type: 'profile.reload' }
      | { type: 'profile.changed'; name: string },
    tags: {} as 'busy',
  },
  actors: {
    watchAuth: unprovidedStream<{ type: 'restore' }>('watchAuth'),
    profile: profileMachine,
    /** Rejects if the code has expired, was used before, or belongs to another browser (PKCE). */
    exchangeSignIn: unprovided<AuthUser, { code: string }>('exchangeSignIn'),
    signOut: unprovided<void>('signOut'),
  },
  guards: {
    isRestoring: stateIn('restoring'),
    isSomebody: (_, { user }: Anybody) => user !== null,
    isSomebodyElse: ({ context }, { user }: Anybody) => user !== null && user.id !== context.user?.id,
    isSamePerson: ({ context }, { user }: Somebody) => user.id === context.user?.id,
    isFallback: ({ context }) => context.profile?.isFallback === true,
  },
  actions: {
    storeUser: assign({ user: (_, { user }: Anybody) => user }),
    storeProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    storeFallback: assign({ profile: ({ context }) => context.user && fallbackProfile(context.user) }),
    storeName: assign({
      profile: ({ context }, { name }: { name: string }) => context.profile && { ...context.profile, name },
    }),
    clearAccount: assign({ user: null, profile: null }),
    storeRefusal: assign({ refusal: (_, { error }: Rejection) => toFailure(error) }),
    storeEnding: assign({ hasEnded: true }),
    storeOwing: assign({ owesFactor: true }),
    clearOwing: assign({ owesFactor: false }),
    clearEnding: assign({ hasEnded: false, refusal: null }),
    askAgain: sendTo('watchAuth', { type: 'restore' }),
  },
  delays: { restoreTimeout: API_TIMEOUT },
}).createMachine({
  id: 'session',
  description: 'The session on this device. The auth service reports by events; transient failures do not end it.',
  context: { user: null, profile: null, hasEnded: false, owesFactor: false, refusal: null },
  invoke: { id: 'watchAuth', src: 'watchAuth', onError: [{ guard: 'isRestoring', target: '.unreachable' }, {}] },
  initial: 'restoring',
  on: {
    'auth.restored': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'storeUser', params: ({ event }) => event },
      },
      { target: '.signedOut' },
    ],
    'auth.signedIn': { target: '.signedIn', actions: { type: 'storeUser', params: ({ event }) => event } },
    'auth.passwordRecovery': {
      target: '.signedIn.recovery.recovering',
      actions: { type: 'storeUser', params: ({ event }) => event },
    },
    'auth.signedOut': { target: '.signedOut', actions: 'storeEnding' },
    'auth.factorNeeded': { target: '.signedOut', actions: 'storeOwing' },
    'auth.tokenRejected': {},
    'session.left': {},
    'session.exchange': {},
    'session.refused': {},
    'auth.tokenRefreshed': {},
    'auth.userUpdated': {},
    'profile.changed': {},
  },
  states: {
    restoring: {
      description: 'Reads the stored session and refreshes an expired token.',
      tags: 'busy',
      on: {
        'session.signOut': 'signingOut',
        'session.exchange': 'exchanging',
        'session.refused': {
          actions: { type: 'storeRefusal', params: ({ event }) => ({ error: event.failure }) },
        },
      },
      after: { restoreTimeout: 'unreachable' },
    },
    exchanging: {
      description: 'Back from Google: exchanges the code; an earlier stored session is ignored.',
      tags: 'busy',
      on: { 'auth.restored': {}, 'auth.factorNeeded': {}, 'auth.signedOut': {} },
      invoke: {
        id: 'exchangeSignIn',
        src: 'exchangeSignIn',
        input: ({ event }) => {
          assertEvent(event, 'session.exchange')
          return { code: event.code }
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'restoring',
          actions: [{ type: 'storeRefusal', params: ({ event }) => event }, 'askAgain'],
        },
      },
    },
    unreachable: {
      description: 'A session is stored but could not be refreshed: it is kept, with a retry.',
      on: {
        'session.retry': { target: 'restoring', actions: 'askAgain' },
        'auth.tokenRefreshed': { target: 'restoring', actions: 'askAgain' },
        'session.signOut': 'signingOut',
        'session.left': 'signedOut',
      },
    },
    signedOut: {
      description: 'Nobody is signed in, or without the second factor; no data of an account is kept.',
      exit: 'clearOwing',
      on: {
        'auth.signedOut': { actions: 'clearOwing' },
        'session.exchange': 'exchanging',
        'session.refused': {
          actions: { type: 'storeRefusal', params: ({ event }) => ({ error: event.failure }) },
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in.',
      type: 'parallel',
      entry: 'clearEnding',
      exit: 'clearAccount',
      on: {
        'session.signOut': 'signingOut',
        'session.left': 'signedOut',
        'auth.tokenRejected': { target: 'signingOut', actions: 'storeEnding' },
        'auth.userUpdated': [
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: { type: 'storeUser', params: ({ event }) => event },
          },
          { actions: { type: 'storeUser', params: ({ event }) => event } },
        ],
        'auth.restored': [
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: { type: 'storeUser', params: ({ event }) => event },
          },
          {},
        ],
        'auth.signedIn': [
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: { type: 'storeUser', params: ({ event }) => event },
          },
          {},
        ],
      },
      states: {
        profile: {
          description: 'The app user of the session, read once for each user id.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The profile flow is running.',
              tags: 'busy',
              invoke: {
                id: 'profile',
                src: 'profile',
                input: ({ context }) => ({ user: required(context.user) }),
                onDone: {
                  target: 'ready',
                  actions: { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
                },
                onError: { target: 'ready', actions: 'storeFallback' },
              },
            },
            ready: {
              description: 'The app user is known, or the fallback is used.',
              on: {
                'profile.reload': { guard: 'isFallback', target: 'loading' },
                'profile.changed': { actions: { type: 'storeName', params: ({ event }) => event } },
              },
            },
          },
        },
        recovery: {
          description: 'Whether the session comes from a recovery link and still needs a new password.',
          initial: 'none',
          states: {
            none: {
              description: 'An ordinary session.',
              on: {
                'auth.passwordRecovery': {
                  guard: { type: 'isSamePerson', params: ({ event }) => event },
                  target: 'recovering',
                },
              },
            },
            recovering: {
              description: 'A new password has to be set.',
              on: {
                'auth.userUpdated': {
                  guard: { type: 'isSamePerson', params: ({ event }) => event },
                  target: 'none',
                  actions: { type: 'storeUser', params: ({ event }) => event },
                },
                'auth.passwordRecovery': { guard: { type: 'isSamePerson', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    signingOut: {
      description: 'Optimistic sign-out: the device forgets the session at once; the revocation is fire-and-forget.',
      tags: 'busy',
      on: { 'auth.restored': {}, 'auth.signedIn': {}, 'auth.factorNeeded': {}, 'auth.signedOut': 'signedOut' },
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
})
