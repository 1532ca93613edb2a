import { assertEvent, assign, emit, setup } from 'xstate'
import type { PasswordChange } from '#contracts/api/change-password.ts'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { passwordChangeFormSchema } from '#contracts/forms/password-change.ts'
import { SECOND } from '#contracts/limits.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailureOf, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Value of the checkbox that ends the other sessions. */
const ENDS = 'yes'
/** Default retry time in seconds, if the service sent none. */
const WAIT = 60

const changeOf = (values: FormValues): PasswordChange => {
  const { endOthers, ...passwords } = passwordChangeFormSchema.parse(values)
  return { ...passwords, keepOtherSessions: endOthers !== ENDS }
}

export const passwordChangeMachine = setup({
  types: {
    context: {} as {
      issues: FieldIssues
      failure: Failure | null
      /** Whether the pending change ends the other sessions too. */
      endsOthers: boolean
    },
    events: {} as ({ type: 'form.submit' } & Draft) | { type: 'form.again' } | { type: 'signIn.again' },
    emitted: {} as ShellCommand<'signOut'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'form' | 'recentSignInNeeded' | 'changed'>,
  },
  actors: { changePassword: unprovided<void, PasswordChange>('changePassword') },
  guards: {
    isAcceptable: (_, { values }: Draft) => passwordChangeFormSchema.safeParse(values).success,
    isReauthenticationNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.proofNeeded'),
    isLimited: (_, { error }: Rejection) => isFailure(error, 'rate.limited'),
  },
  actions: {
    storeIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(passwordChangeFormSchema, values),
      failure: null,
    }),
    storeChoice: assign({ endsOthers: (_, { values }: Draft) => values['endOthers'] === ENDS }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'password.changeFailed') }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitSignOut: emit({ type: 'signOut' as const }),
  },
  delays: {
    coolingTime: ({ context }) => (context.failure?.retryAfter ?? WAIT) * SECOND,
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Changes the password; the current one is required.',
  context: { issues: {}, failure: null, endsOthers: false },
  initial: 'editing',
  states: {
    editing: {
      description: 'Shows the form with its issues and the last failure.',
      meta: { view: 'form' },
      exit: 'clearErrors',
      on: {
        'form.submit': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'storeChoice', params: ({ event }) => event },
          },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      description: 'Checks the current password and sets the new one.',
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return changeOf(event.values)
        },
        onDone: 'changed',
        onError: [
          { guard: { type: 'isReauthenticationNeeded', params: ({ event }) => event }, target: 'recentSignInNeeded' },
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'coolingDown',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    coolingDown: {
      description: 'Rate limited: the form is disabled for as long as the service asked.',
      meta: { view: 'form' },
      tags: 'busy',
      exit: 'clearErrors',
      after: { coolingTime: 'editing' },
    },
    recentSignInNeeded: {
      description: 'The service requires a recent sign-in to change a password.',
      meta: { view: 'recentSignInNeeded' },
      on: { 'signIn.again': { actions: 'emitSignOut' }, 'form.again': 'editing' },
    },
    changed: {
      description: 'The password was changed.',
      meta: { view: 'changed' },
      on: { 'form.again': 'editing' },
    },
  },
})
