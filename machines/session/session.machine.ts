import { assertEvent, assign, sendTo, setup, stateIn } from 'xstate'
import { type AuthUser, fallbackProfile, type Profile } from '#contracts/account.ts'
import type { Failure } from '#contracts/errors.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { required } from '../kit/required.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import { profileMachine } from '../profile/profile.machine.ts'

type UserParams = { user: AuthUser }
type MaybeUserParams = { user: AuthUser | null }

export const sessionMachine = setup({
  types: {
    context: {} as {
      user: AuthUser | null
      profile: Profile | null
      /** The last session ended by itself, not by a sign-out. */
      hasEnded: boolean
      /** A session is stored whose second factor is pending: nobody counts as signed in. */
      isFactorPending: boolean
      /** Why the sign-in that was redirected back failed. */
      refusal: Failure | null
    },
    events: {} as
      | ({ type: 'auth.restored' } & MaybeUserParams)
      | ({ type: 'auth.signedIn' } & UserParams)
      | ({ type: 'auth.passwordRecovery' } & UserParams)
      | ({ type: 'auth.userUpdated' } & UserParams)
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
      | { type: 'session.signedOutElsewhere' }
      | { type: 'profile.reload' }
      | { type: 'profile.changed'; name: string },
    tags: {} as 'busy',
  },
  actors: {
    watchAuth: unprovidedStream<{ type: 'restore' }>('watchAuth'),
    profile: profileMachine,
    /** Rejects if the code has expired, was used before, or was requested by another browser (PKCE). */
    exchangeSignIn: unprovided<AuthUser, { code: string }>('exchangeSignIn'),
    signOut: unprovided<void>('signOut'),
  },
  guards: {
    isRestoring: stateIn('restoring'),
    hasUser: (_, { user }: MaybeUserParams) => user !== null,
    isOtherUser: ({ context }, { user }: MaybeUserParams) => user !== null && user.id !== context.user?.id,
    isSameUser: ({ context }, { user }: UserParams) => user.id === context.user?.id,
    isFallback: ({ context }) => context.profile?.isFallback === true,
  },
  actions: {
    storeUser: assign({ user: (_, { user }: MaybeUserParams) => user }),
    storeProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    storeFallback: assign({ profile: ({ context }) => context.user && fallbackProfile(context.user) }),
    storeName: assign({
      profile: ({ context }, { name }: { name: string }) => context.profile && { ...context.profile, name },
    }),
    clearAccount: assign({ user: null, profile: null }),
    storeRefusal: assign({ refusal: (_, { error }: Rejection) => toFailure(error) }),
    storeSessionEnded: assign({ hasEnded: true }),
    storeFactorPending: assign({ isFactorPending: true }),
    clearFactorPending: assign({ isFactorPending: false }),
    clearSessionEnded: assign({ hasEnded: false, refusal: null }),
    restoreAgain: sendTo('watchAuth', { type: 'restore' }),
  },
  delays: { restoreTimeout: API_TIMEOUT },
}).createMachine({
  id: 'session',
  description: 'The session on this device. The auth service reports by events; transient failures do not end it.',
  context: { user: null, profile: null, hasEnded: false, isFactorPending: false, refusal: null },
  invoke: { id: 'watchAuth', src: 'watchAuth', onError: [{ guard: 'isRestoring', target: '.unreachable' }, {}] },
  initial: 'restoring',
  on: {
    'auth.restored': [
      {
        guard: { type: 'hasUser', params: ({ event }) => event },
        target: '.signedIn',
        actions: { type: 'storeUser', params: ({ event }) => event },
      },
      { target: '.signedOut' },
    ],
    'auth.signedIn': { target: '.signedIn', actions: { type: 'storeUser', params: ({ event }) => event } },
    'auth.passwordRecovery': {
      target: '.signedIn.passwordReset.pending',
      actions: { type: 'storeUser', params: ({ event }) => event },
    },
    'auth.signedOut': { target: '.signedOut', actions: 'storeSessionEnded' },
    'auth.factorNeeded': { target: '.signedOut', actions: 'storeFactorPending' },
    'auth.tokenRejected': {},
    'session.signedOutElsewhere': {},
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
          actions: [{ type: 'storeRefusal', params: ({ event }) => event }, 'restoreAgain'],
        },
      },
    },
    unreachable: {
      description: 'A session is stored but could not be refreshed: it is kept, with a retry.',
      on: {
        'session.retry': { target: 'restoring', actions: 'restoreAgain' },
        'auth.tokenRefreshed': { target: 'restoring', actions: 'restoreAgain' },
        'session.signOut': 'signingOut',
        'session.signedOutElsewhere': 'signedOut',
      },
    },
    signedOut: {
      description: 'Nobody is signed in, or the second factor is pending; no data of an account is kept.',
      exit: 'clearFactorPending',
      on: {
        'auth.signedOut': { actions: 'clearFactorPending' },
        'session.exchange': 'exchanging',
        'session.refused': {
          actions: { type: 'storeRefusal', params: ({ event }) => ({ error: event.failure }) },
        },
      },
    },
    signedIn: {
      description: 'A user is signed in.',
      type: 'parallel',
      entry: 'clearSessionEnded',
      exit: 'clearAccount',
      on: {
        'session.signOut': 'signingOut',
        'session.signedOutElsewhere': 'signedOut',
        'auth.tokenRejected': { target: 'signingOut', actions: 'storeSessionEnded' },
        'auth.userUpdated': [
          {
            guard: { type: 'isOtherUser', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: { type: 'storeUser', params: ({ event }) => event },
          },
          { actions: { type: 'storeUser', params: ({ event }) => event } },
        ],
        'auth.restored': [
          {
            guard: { type: 'isOtherUser', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: { type: 'storeUser', params: ({ event }) => event },
          },
          {},
        ],
        'auth.signedIn': [
          {
            guard: { type: 'isOtherUser', params: ({ event }) => event },
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
              description: 'The app user was read, or the fallback is used.',
              on: {
                'profile.reload': { guard: 'isFallback', target: 'loading' },
                'profile.changed': { actions: { type: 'storeName', params: ({ event }) => event } },
              },
            },
          },
        },
        passwordReset: {
          description: 'Whether the session comes from a password reset link and still needs a new password.',
          initial: 'none',
          states: {
            none: {
              description: 'An ordinary session.',
              on: {
                'auth.passwordRecovery': {
                  guard: { type: 'isSameUser', params: ({ event }) => event },
                  target: 'pending',
                },
              },
            },
            pending: {
              description: 'A new password has to be set.',
              on: {
                'auth.userUpdated': {
                  guard: { type: 'isSameUser', params: ({ event }) => event },
                  target: 'none',
                  actions: { type: 'storeUser', params: ({ event }) => event },
                },
                'auth.passwordRecovery': { guard: { type: 'isSameUser', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    signingOut: {
      description:
        'Optimistic sign-out: the session is removed from the device at once; the revocation is fire-and-forget.',
      tags: 'busy',
      on: { 'auth.restored': {}, 'auth.signedIn': {}, 'auth.factorNeeded': {}, 'auth.signedOut': 'signedOut' },
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
})
