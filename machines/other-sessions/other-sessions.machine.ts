import { assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

/** Every session but this one, or this one too. */
export type SessionScope = 'others' | 'global'
type Wrong = { error: unknown }

export const otherSessionsMachine = setup({
  types: {
    context: {} as { scope: SessionScope; failure: Failure | null },
    events: {} as
      | { type: 'others.end' }
      | { type: 'everywhere.end' }
      | { type: 'ending.confirm' }
      | { type: 'ending.cancel' },
    emitted: {} as ShellCommand<'navigate'>,
    tags: {} as 'busy',
    meta: {} as Viewed<'offered' | 'confirming' | 'ending' | 'ended'>,
  },
  actors: { endSessions: unprovided<void, { scope: SessionScope }>('endSessions') },
  guards: {
    isEverywhere: ({ context }) => context.scope === 'global',
  },
  actions: {
    chooseOthers: assign({ scope: 'others' }),
    chooseAll: assign({ scope: 'global' }),
    storeFailure: assign({ failure: (_, { error }: Wrong) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    emitLogin: emit({ type: 'navigate' as const, to: 'login' as const }),
  },
}).createMachine({
  id: 'otherSessions',
  description: 'The other devices on which the account is open: they are signed out, or all of them with this one.',
  context: { scope: 'others', failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'Both are offered.',
      meta: { view: 'offered' },
      on: {
        'others.end': { target: 'confirming', actions: 'chooseOthers' },
        'everywhere.end': { target: 'confirming', actions: 'chooseAll' },
      },
    },
    confirming: {
      description: 'Whether it really should be done is asked, with what failed before.',
      meta: { view: 'confirming' },
      exit: 'clearFailure',
      on: { 'ending.confirm': 'ending', 'ending.cancel': 'offered' },
    },
    ending: {
      description: 'The service ends them.',
      meta: { view: 'ending' },
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ scope: context.scope }),
        onDone: [{ guard: 'isEverywhere', target: 'left', actions: 'emitLogin' }, { target: 'ended' }],
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    ended: {
      description: 'The others are over, and said to be.',
      meta: { view: 'ended' },
      on: {
        'others.end': 'confirming',
        'everywhere.end': { target: 'confirming', actions: 'chooseAll' },
      },
    },
    left: {
      description: 'This session is over with the others: on the way to login.',
      meta: { view: 'ending' },
    },
  },
})
