import { assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

/** One other session, every one but this, or this one too. */
export type Ending = { scope: 'one'; id: string } | { scope: 'others' } | { scope: 'global' }
type Wrong = { error: unknown }

export const otherSessionsMachine = setup({
  types: {
    context: {} as { ending: Ending; failure: Failure | null },
    events: {} as
      | { type: 'session.end'; id: string }
      | { type: 'others.end' }
      | { type: 'everywhere.end' }
      | { type: 'ending.confirm' }
      | { type: 'ending.cancel' },
    emitted: {} as ShellCommand<'navigate'>,
    tags: {} as 'busy',
    meta: {} as Viewed<'offered' | 'confirming' | 'ending' | 'ended'>,
  },
  actors: { endSessions: unprovided<void, Ending>('endSessions') },
  guards: {
    isEverywhere: ({ context }) => context.ending.scope === 'global',
  },
  actions: {
    chooseOne: assign({ ending: (_, { id }: { id: string }) => ({ scope: 'one' as const, id }) }),
    chooseOthers: assign({ ending: { scope: 'others' } }),
    chooseAll: assign({ ending: { scope: 'global' } }),
    storeFailure: assign({ failure: (_, { error }: Wrong) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    emitLogin: emit({ type: 'navigate' as const, to: 'login' as const }),
  },
}).createMachine({
  id: 'otherSessions',
  description:
    'The other devices on which the account is open: one of them is signed out, or all, or all with this one.',
  context: { ending: { scope: 'others' }, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'Each is offered.',
      meta: { view: 'offered' },
      on: {
        'session.end': { target: 'confirming', actions: { type: 'chooseOne', params: ({ event }) => event } },
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
        input: ({ context }) => context.ending,
        onDone: [{ guard: 'isEverywhere', target: 'left', actions: 'emitLogin' }, { target: 'ended' }],
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    ended: {
      description: 'It is over, or they are, and said to be.',
      meta: { view: 'ended' },
      on: {
        'session.end': { target: 'confirming', actions: { type: 'chooseOne', params: ({ event }) => event } },
        'others.end': { target: 'confirming', actions: 'chooseOthers' },
        'everywhere.end': { target: 'confirming', actions: 'chooseAll' },
      },
    },
    left: {
      description: 'This session is over with the others: on the way to login.',
      meta: { view: 'ending' },
    },
  },
})
