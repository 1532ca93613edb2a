import { assertEvent, assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { newPasswordSchema } from '#contracts/forms/new-password.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import { isSessionEnded } from '../kit/is-session-ended.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const newPasswordMachine = setup({
  types: {
    context: {} as { issues: FieldIssues; failure: Failure | null },
    events: {} as ({ type: 'form.submit' } & Draft) | { type: 'session.retry' | 'passwordReset.open' | 'account.open' },
    emitted: {} as ShellCommand<'navigate'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'checking' | 'checkFailed' | 'form' | 'saved' | 'linkNeeded'>,
  },
  actors: {
    /** Rejects with `auth.sessionMissing` if nobody is signed in, with `auth.secondFactorNeeded` if not fully. */
    checkSession: unprovided<void>('checkSession'),
    setPassword: unprovided<void, { password: string }>('setPassword'),
  },
  guards: {
    isAcceptable: (_, { values }: Draft) => newPasswordSchema.safeParse(values).success,
    isFactorNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.secondFactorNeeded'),
    /** This session may not set a password. */
    isLinkNeeded: (_, { error }: Rejection) => isSessionEnded(error) || isFailure(error, 'request.notAllowed'),
  },
  actions: {
    storeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(newPasswordSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitPasswordReset: emit({
      type: 'navigate' as const,
      to: 'login' as const,
      navigationState: { intent: 'passwordReset' as const },
    }),
    emitFactor: emit({
      type: 'navigate' as const,
      to: 'login' as const,
      navigationState: { intent: 'newPassword' as const },
      replace: true,
    }),
    emitAccount: emit({ type: 'navigate' as const, to: 'dashboard' as const, replace: true }),
  },
}).createMachine({
  id: 'newPassword',
  description: 'Sets a new password after a password reset link.',
  context: { issues: {}, failure: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks whether a password reset link opened a session.',
      meta: { view: 'checking' },
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: 'editing',
        onError: [
          { guard: { type: 'isFactorNeeded', params: ({ event }) => event }, target: 'factorNeeded' },
          { guard: { type: 'isLinkNeeded', params: ({ event }) => event }, target: 'linkNeeded' },
          { target: 'checkFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    checkFailed: {
      description: 'The session could not be checked: shows why, with a retry.',
      meta: { view: 'checkFailed' },
      exit: 'clearErrors',
      on: { 'session.retry': 'checking' },
    },
    editing: {
      description: 'Shows the form with its issues and the last failure.',
      meta: { view: 'form' },
      exit: 'clearErrors',
      on: {
        'form.submit': [
          { guard: { type: 'isAcceptable', params: ({ event }) => event }, target: 'saving' },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      description: 'Saves the new password; other sessions of the account end.',
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return { password: newPasswordSchema.parse(event.values).password }
        },
        onDone: 'saved',
        onError: [
          { guard: { type: 'isFactorNeeded', params: ({ event }) => event }, target: 'factorNeeded' },
          { guard: { type: 'isLinkNeeded', params: ({ event }) => event }, target: 'linkNeeded' },
          { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    saved: {
      description: 'The password was changed and the person is signed in.',
      meta: { view: 'saved' },
      on: { 'account.open': { actions: 'emitAccount' } },
    },
    factorNeeded: {
      description: 'The account has a second factor: navigates to login to verify it; login leads back here.',
      meta: { view: 'checking' },
      entry: 'emitFactor',
    },
    linkNeeded: {
      description: 'No password reset session, or it expired: offers a new link.',
      meta: { view: 'linkNeeded' },
      on: { 'passwordReset.open': { actions: 'emitPasswordReset' } },
    },
  },
})
