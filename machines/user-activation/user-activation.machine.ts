import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

/** An account and whether it is active. */
export type Activation = { id: string; isActive: boolean }

export const userActivationMachine = setup({
  types: {
    input: {} as { user: Activation; isOwn: boolean },
    context: {} as {
      user: Activation
      /** Whether it is the administrator's own account. */
      isOwn: boolean
      failure: Failure | null
    },
    events: {} as { type: 'activation.ask' } | { type: 'activation.confirm' } | { type: 'activation.cancel' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as Viewed<'resting' | 'confirming' | 'changing' | 'changed'>,
  },
  actors: { changeActivation: unprovided<void, Activation>('changeActivation') },
  guards: {
    isOtherUser: ({ context }) => !context.isOwn,
  },
  actions: {
    toggleActive: assign({ user: ({ context: { user } }) => ({ ...user, isActive: !user.isActive }) }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'userActivation',
  description: 'Deactivates or activates an account, for an administrator, after a confirmation.',
  context: ({ input }) => ({ user: input.user, isOwn: input.isOwn, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Shows whether the account is active.',
      meta: { view: 'resting' },
      on: { 'activation.ask': { guard: 'isOtherUser', target: 'confirming' } },
    },
    confirming: {
      description: 'Explains the consequence and asks for confirmation.',
      meta: { view: 'confirming' },
      exit: 'clearFailure',
      on: { 'activation.confirm': 'changing', 'activation.cancel': 'resting' },
    },
    changing: {
      description: 'The account is being deactivated or activated.',
      meta: { view: 'changing' },
      tags: 'busy',
      invoke: {
        id: 'changeActivation',
        src: 'changeActivation',
        input: ({ context: { user } }) => ({ id: user.id, isActive: !user.isActive }),
        onDone: { target: 'changed', actions: 'toggleActive' },
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    changed: {
      description: 'Done: shows a confirmation.',
      meta: { view: 'changed' },
      on: { 'activation.ask': 'confirming' },
    },
  },
})
