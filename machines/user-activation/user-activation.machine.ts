import { assertEvent, assign, setup } from 'xstate'
import type { UserChanges } from '#contracts/api/admin.ts'
import type { Failure } from '#contracts/errors.ts'
import { activationFormSchema, activationOf } from '#contracts/forms/activation.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** An account and whether it is active. */
export type Activation = { id: string; isActive: boolean }

export const userActivationMachine = setup({
  types: {
    input: {} as { user: Activation; isOwn: boolean },
    context: {} as {
      user: Activation
      /** Whether it is the administrator's own account. */
      isOwn: boolean
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | { type: 'activation.ask' }
      /** `values`: the reason (to deactivate) and a note. */
      | ({ type: 'activation.confirm' } & Draft)
      | { type: 'activation.cancel' }
      /** Changed by another administrator: the account was read again. */
      | { type: 'account.activated' | 'account.deactivated' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'idle' | 'confirming' | 'changing' | 'changed'>,
  },
  actors: { changeActivation: unprovided<void, { id: string; changes: UserChanges }>('changeActivation') },
  guards: {
    isOtherUser: ({ context }) => !context.isOwn,
    isToActivate: ({ context: { user, isOwn } }) => !isOwn && !user.isActive,
    isToDeactivate: ({ context: { user, isOwn } }) => !isOwn && user.isActive,
    isAcceptable: ({ context: { user } }, { values }: Draft) =>
      activationFormSchema(user.isActive).safeParse(values).success,
  },
  actions: {
    toggleActive: assign({ user: ({ context: { user } }) => ({ ...user, isActive: !user.isActive }) }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeIssues: assign({
      issues: ({ context: { user } }, { values }: Draft) => fieldIssues(activationFormSchema(user.isActive), values),
      failure: null,
    }),
    clearErrors: assign({ issues: {}, failure: null }),
  },
}).createMachine({
  id: 'userActivation',
  description: 'Lets an administrator deactivate or activate an account, with a reason.',
  context: ({ input }) => ({ user: input.user, isOwn: input.isOwn, issues: {}, failure: null }),
  initial: 'idle',
  // Ignored while a change is being saved: the read data can be older.
  on: { 'account.activated': {}, 'account.deactivated': {} },
  states: {
    idle: {
      description: 'Shows whether the account is active.',
      meta: { view: 'idle' },
      on: {
        'activation.ask': { guard: 'isOtherUser', target: 'confirming' },
        'account.activated': { guard: 'isToActivate', target: 'idle', actions: 'toggleActive' },
        'account.deactivated': { guard: 'isToDeactivate', target: 'idle', actions: 'toggleActive' },
      },
    },
    confirming: {
      description: 'Explains the consequence and asks for the reason.',
      meta: { view: 'confirming' },
      exit: 'clearErrors',
      on: {
        'activation.confirm': [
          { guard: { type: 'isAcceptable', params: ({ event }) => event }, target: 'changing' },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
        'activation.cancel': 'idle',
        'account.activated': { guard: 'isToActivate', target: 'idle', actions: 'toggleActive' },
        'account.deactivated': { guard: 'isToDeactivate', target: 'idle', actions: 'toggleActive' },
      },
    },
    changing: {
      description: 'The account is being deactivated or activated.',
      meta: { view: 'changing' },
      tags: 'busy',
      invoke: {
        id: 'changeActivation',
        src: 'changeActivation',
        input: ({ context: { user }, event }) => {
          assertEvent(event, 'activation.confirm')
          return { id: user.id, changes: activationOf(user.isActive, event.values) }
        },
        onDone: { target: 'changed', actions: 'toggleActive' },
        onError: { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    changed: {
      description: 'Done: shows a confirmation.',
      meta: { view: 'changed' },
      on: {
        'activation.ask': 'confirming',
        'account.activated': { guard: 'isToActivate', target: 'idle', actions: 'toggleActive' },
        'account.deactivated': { guard: 'isToDeactivate', target: 'idle', actions: 'toggleActive' },
      },
    },
  },
})
