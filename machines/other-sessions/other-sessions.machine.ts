import { assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Which sessions to end: one other session, all others, or `global`: all including this one. */
export type ChosenSessions = { scope: 'one'; id: string } | { scope: 'others' } | { scope: 'global' }

export const otherSessionsMachine = setup({
  types: {
    context: {} as { chosen: ChosenSessions; failure: Failure | null },
    events: {} as
      | { type: 'session.end'; id: string }
      | { type: 'others.end' }
      | { type: 'everywhere.end' }
      | { type: 'signOut.confirm' }
      | { type: 'signOut.cancel' },
    emitted: {} as ShellCommand<'signOut'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'offered' | 'confirming' | 'signingOutOthers' | 'ended', 'signOut.cancel'>,
  },
  actors: {
    /** Ends no more than the other sessions, whatever the scope. */
    endSessions: unprovided<void, ChosenSessions>('endSessions'),
  },
  guards: {
    isGlobal: ({ context }) => context.chosen.scope === 'global',
  },
  actions: {
    chooseOne: assign({ chosen: (_, { id }: { id: string }) => ({ scope: 'one' as const, id }) }),
    chooseOthers: assign({ chosen: { scope: 'others' } }),
    chooseAll: assign({ chosen: { scope: 'global' } }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    emitSignOut: emit({ type: 'signOut' as const }),
  },
}).createMachine({
  id: 'otherSessions',
  description: 'Signs out one other device of the account, all others, or all of them with this one.',
  context: { chosen: { scope: 'others' }, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'Offers to sign out one device, all others, or all.',
      meta: { view: 'offered' },
      on: {
        'session.end': { target: 'confirming', actions: { type: 'chooseOne', params: ({ event }) => event } },
        'others.end': { target: 'confirming', actions: 'chooseOthers' },
        'everywhere.end': { target: 'confirming', actions: 'chooseAll' },
      },
    },
    confirming: {
      description: 'Asks for confirmation; shows the last failure.',
      meta: { view: 'confirming', back: 'signOut.cancel' },
      exit: 'clearFailure',
      on: { 'signOut.confirm': 'signingOutOthers', 'signOut.cancel': 'offered' },
    },
    signingOutOthers: {
      description: 'Ends the sessions.',
      meta: { view: 'signingOutOthers' },
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => context.chosen,
        onDone: [{ guard: 'isGlobal', target: 'signedOut', actions: 'emitSignOut' }, { target: 'ended' }],
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    ended: {
      description: 'The session, or all others, ended: shows a confirmation.',
      meta: { view: 'ended' },
      on: {
        'session.end': { target: 'confirming', actions: { type: 'chooseOne', params: ({ event }) => event } },
        'others.end': { target: 'confirming', actions: 'chooseOthers' },
        'everywhere.end': { target: 'confirming', actions: 'chooseAll' },
      },
    },
    signedOut: {
      description: 'The others ended: signs out here too, which leads to login.',
      meta: { view: 'signingOutOthers' },
    },
  },
})
