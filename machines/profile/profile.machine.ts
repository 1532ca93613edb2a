import { assign, setup } from 'xstate'
import { type AuthUser, fallbackProfile, type Profile } from '#contracts/account.ts'
import { unprovided } from '../kit/unprovided.ts'

export const profileMachine = setup({
  types: {
    input: {} as { user: AuthUser },
    context: {} as { user: AuthUser; profile: Profile | null },
    output: {} as Profile,
    tags: {} as 'busy',
  },
  actors: {
    /** Null: there is no row. */
    loadProfile: unprovided<Profile | null, { id: string }>('loadProfile'),
  },
  guards: { isFound: (_, { profile }: { profile: Profile | null }) => profile !== null },
  actions: {
    storeProfile: assign({ profile: (_, { profile }: { profile: Profile | null }) => profile }),
  },
}).createMachine({
  id: 'profile',
  description: 'Reads the app user of one auth user once; falls back to the auth user if the row cannot be read.',
  context: ({ input }) => ({ user: input.user, profile: null }),
  output: ({ context }) => context.profile ?? fallbackProfile(context.user),
  initial: 'loading',
  states: {
    loading: {
      description: 'The row of the app user is being read.',
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ id: context.user.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ profile: event.output }) },
            target: 'loaded',
            actions: { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
          },
          { target: 'fallback' },
        ],
        onError: 'fallback',
      },
    },
    loaded: { type: 'final', description: 'The row was found.' },
    fallback: { type: 'final', description: 'The row could not be read: the user is built from the auth user.' },
  },
})
