import { assertEvent, assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import type { EmailOnly } from '#contracts/forms/login.ts'
import { newPasswordSchema } from '#contracts/forms/new-password.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import { isSessionEnded } from '../kit/is-session-ended.ts'
import { required } from '../kit/required.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type CheckedParams = { session: { email: string; canSetPassword: boolean } }

export const newPasswordMachine = setup({
  types: {
    context: {} as {
      /** Of the signed-in account; null before the check. */
      email: string | null
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'form.submit' } & Draft)
      | { type: 'session.retry' | 'passwordReset.open' | 'link.send' | 'code.open' | 'account.open' },
    emitted: {} as ShellCommand<'navigate'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'checking' | 'checkFailed' | 'form' | 'saved' | 'linkNeeded' | 'linkOffered' | 'linkSent'>,
  },
  actors: {
    /** Rejects with `auth.unauthenticated` if nobody is signed in, with `auth.secondFactorNeeded` if not fully. */
    checkSession: unprovided<{ email: string; canSetPassword: boolean }>('checkSession'),
    setPassword: unprovided<void, { password: string }>('setPassword'),
    requestPasswordReset: unprovided<void, EmailOnly>('requestPasswordReset'),
  },
  guards: {
    isAcceptable: (_, { values }: Draft) => newPasswordSchema.safeParse(values).success,
    isFactorNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.secondFactorNeeded'),
    isSessionEnded: (_, { error }: Rejection) => isSessionEnded(error),
    isAllowed: (_, { session }: CheckedParams) => session.canSetPassword,
    isNotAllowed: (_, { error }: Rejection) => isFailure(error, 'request.notAllowed'),
  },
  actions: {
    storeEmail: assign({ email: (_, { session }: CheckedParams) => session.email }),
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
    emitCode: emit(({ context }) => ({
      type: 'navigate' as const,
      to: 'authCallback' as const,
      navigationState: { email: required(context.email), intent: 'enterCode' as const, purpose: 'recovery' as const },
    })),
    emitAccount: emit({ type: 'navigate' as const, to: 'dashboard' as const, replace: true }),
  },
}).createMachine({
  id: 'newPassword',
  description: 'Sets a new password after a password reset link.',
  context: { email: null, issues: {}, failure: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks whether a password reset has just opened the session, and no password was set since.',
      meta: { view: 'checking' },
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => ({ session: event.output }) },
            target: 'editing',
            actions: { type: 'storeEmail', params: ({ event }) => ({ session: event.output }) },
          },
          {
            target: 'linkOffered',
            actions: { type: 'storeEmail', params: ({ event }) => ({ session: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isFactorNeeded', params: ({ event }) => event }, target: 'factorNeeded' },
          { guard: { type: 'isSessionEnded', params: ({ event }) => event }, target: 'linkNeeded' },
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
          { guard: { type: 'isSessionEnded', params: ({ event }) => event }, target: 'linkNeeded' },
          { guard: { type: 'isNotAllowed', params: ({ event }) => event }, target: 'linkOffered' },
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
      description: 'Nobody is signed in, or the session ended: the sign-in page sends a new link.',
      meta: { view: 'linkNeeded' },
      on: { 'passwordReset.open': { actions: 'emitPasswordReset' } },
    },
    linkOffered: {
      description: 'Signed in without a recent password reset, or it was used: offers a link to the own address.',
      meta: { view: 'linkOffered' },
      exit: 'clearErrors',
      on: { 'link.send': 'sendingLink', 'account.open': { actions: 'emitAccount' } },
    },
    sendingLink: {
      description: 'Requests a password reset link.',
      meta: { view: 'linkOffered' },
      tags: 'busy',
      invoke: {
        id: 'requestPasswordReset',
        src: 'requestPasswordReset',
        input: ({ context }) => ({ email: required(context.email) }),
        onDone: 'linkSent',
        onError: { target: 'linkOffered', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    linkSent: {
      description: 'The link was sent; the page of its code also sends another one.',
      meta: { view: 'linkSent' },
      on: { 'code.open': { actions: 'emitCode' } },
    },
  },
})
