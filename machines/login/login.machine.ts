import { assertEvent, assign, emit, setup } from 'xstate'
import type { Account } from '#contracts/account.ts'
import type { Failure } from '#contracts/errors.ts'
import { appCodeSchema, type FactorCode, recoveryCodeSchema } from '#contracts/forms/factor-code.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { type Credentials, credentialsSchema, type EmailOnly, emailOnlySchema } from '#contracts/forms/login.ts'
import { EMAIL_RESEND_INTERVAL, GOOGLE_REDIRECT_TIMEOUT } from '#contracts/limits.ts'
import type { ReturnTo } from '#contracts/routes.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import { isSessionEnded } from '../kit/is-session-ended.ts'
import { required } from '../kit/required.ts'
import { redirectTo } from '../kit/return-to.ts'
import type { NavigationState, ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type AccountParams = { account: Account }

export const loginMachine = setup({
  types: {
    input: {} as { navigationState: NavigationState },
    context: {} as {
      /** The address from the history entry, or that of the last valid form. */
      email: string | null
      intent: NavigationState['intent'] | null
      issues: FieldIssues
      failure: Failure | null
      returnTo: ReturnTo | null
      /** Where to continue after the second factor; null is the requested page. Set by the new-password page. */
      next: 'resetPassword' | null
    },
    events: {} as
      | ({ type: 'form.submit' | 'code.submit' } & Draft)
      | { type: 'signIn.open' | 'recoveryCode.open' | 'app.open' | 'passwordReset.open' | 'code.open' }
      | { type: 'register.open' | 'google.continue' | 'email.resend' }
      | ({ type: 'account.changed' } & AccountParams),
    emitted: {} as ShellCommand<'navigate'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      'signIn' | 'factor' | 'recoveryCode' | 'unconfirmed' | 'passwordReset' | 'sent' | 'leaving',
      'signIn.open' | 'app.open' | 'passwordReset.open'
    >,
  },
  actors: {
    watchAccount: unprovidedStream('watchAccount'),
    signIn: unprovided<{ isFactorPending: boolean }, Credentials>('signIn'),
    /** A code of the authenticator app, or a recovery code. */
    verifyFactor: unprovided<void, FactorCode>('verifyFactor'),
    /** Signs out a session whose second factor is pending. */
    abandonSignIn: unprovided<void>('abandonSignIn'),
    continueWithGoogle: unprovided<void, { intent: 'signIn' | 'signUp' }>('continueWithGoogle'),
    resendConfirmation: unprovided<void, { email: string }>('resendConfirmation'),
    /** The same answer for known and unknown addresses. */
    requestPasswordReset: unprovided<void, EmailOnly>('requestPasswordReset'),
    /** Reads and removes the page from which the guard redirected; null if there is none. */
    takeReturnTo: unprovided<ReturnTo | null>('takeReturnTo'),
  },
  guards: {
    isPending: (_, { isFactorPending }: { isFactorPending: boolean }) => isFactorPending,
    isFactorPending: (_, { account }: AccountParams) => 'isFactorPending' in account,
    isSignedOut: (_, { account }: AccountParams) => account.status === 'signedOut',
    hasAppCode: (_, { values }: Draft) => appCodeSchema.safeParse(values).success,
    hasRecoveryCode: (_, { values }: Draft) => recoveryCodeSchema.safeParse(values).success,
    isSessionEnded: (_, { error }: Rejection) => isSessionEnded(error),
    isPasswordReset: ({ context }) => context.intent === 'passwordReset',
    isJustRegistered: ({ context }) => context.intent === 'confirmEmail',
    hasCredentials: (_, { values }: Draft) => credentialsSchema.safeParse(values).success,
    hasEmail: (_, { values }: Draft) => emailOnlySchema.safeParse(values).success,
    isUnconfirmed: (_, { error }: Rejection) => isFailure(error, 'auth.emailNotConfirmed'),
    isSignedIn: (_, { account }: AccountParams) => account.status === 'signedIn',
  },
  actions: {
    storeEmail: assign({ email: (_, { values }: Draft) => emailOnlySchema.parse(values).email }),
    storeCredentialIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(credentialsSchema, values),
      failure: null,
    }),
    storeAppCodeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(appCodeSchema, values), failure: null }),
    storeRecoveryCodeIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(recoveryCodeSchema, values),
      failure: null,
    }),
    storeEmailIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(emailOnlySchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeReturnTo: assign({ returnTo: (_, { returnTo }: { returnTo: ReturnTo | null }) => returnTo }),
    clearErrors: assign({ issues: {}, failure: null }),
    clearIntent: assign({ intent: null }),
    clearNavigationState: assign({ email: null, intent: null }),
    emitRegister: emit({ type: 'navigate' as const, to: 'register' as const }),
    emitCode: emit(({ context }, { purpose }: { purpose: 'signup' | 'recovery' }) => ({
      type: 'navigate' as const,
      to: 'authCallback' as const,
      navigationState: { email: required(context.email), intent: 'enterCode' as const, purpose },
    })),
    emitReturnTo: emit(({ context: { next, returnTo } }) =>
      redirectTo(next === null ? returnTo : { route: next, search: '' }),
    ),
  },
  delays: { googleRedirectTimeout: GOOGLE_REDIRECT_TIMEOUT, resendInterval: EMAIL_RESEND_INTERVAL },
}).createMachine({
  id: 'login',
  description: 'Sign-in by e-mail and password, password reset, and the redirect after sign-in.',
  context: ({ input }) => ({
    email: input.navigationState.email || null,
    intent: input.navigationState.intent === 'newPassword' ? null : (input.navigationState.intent ?? null),
    issues: {},
    failure: null,
    returnTo: null,
    next: input.navigationState.intent === 'newPassword' ? 'resetPassword' : null,
  }),
  invoke: { id: 'watchAccount', src: 'watchAccount', onError: {} },
  initial: 'initializing',
  on: {
    'account.changed': [
      { guard: { type: 'isSignedIn', params: ({ event }) => event }, target: '.leaving' },
      { guard: { type: 'isFactorPending', params: ({ event }) => event }, target: '.secondFactor' },
      {},
    ],
  },
  states: {
    initializing: {
      description: 'Chooses the first form from the navigation state.',
      always: [{ guard: 'isPasswordReset', target: 'passwordReset' }, { target: 'signIn' }],
    },
    signIn: {
      description: 'Sign-in with e-mail and password.',
      meta: { view: 'signIn' },
      initial: 'editing',
      states: {
        editing: {
          description: 'Shows the form with its issues and the last failure.',
          exit: 'clearErrors',
          on: {
            'form.submit': [
              {
                guard: { type: 'hasCredentials', params: ({ event }) => event },
                target: 'submitting',
                actions: { type: 'storeEmail', params: ({ event }) => event },
              },
              { actions: { type: 'storeCredentialIssues', params: ({ event }) => event } },
            ],
            'google.continue': 'startingGoogle',
            'passwordReset.open': '#login.passwordReset',
            'register.open': { actions: 'emitRegister' },
          },
        },
        submitting: {
          description: 'The service is checking the password.',
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'form.submit')
              return credentialsSchema.parse(event.values)
            },
            onDone: [
              { guard: { type: 'isPending', params: ({ event }) => event.output }, target: '#login.secondFactor' },
              { target: '#login.leaving' },
            ],
            onError: [
              { guard: { type: 'isUnconfirmed', params: ({ event }) => event }, target: 'unconfirmed' },
              { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
            ],
          },
        },
        startingGoogle: {
          description: 'Sign-in with Google is being started, where the service offers it.',
          tags: 'busy',
          invoke: {
            id: 'continueWithGoogle',
            src: 'continueWithGoogle',
            input: { intent: 'signIn' },
            onDone: 'redirectingToGoogle',
            onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        redirectingToGoogle: {
          description: 'The browser is leaving for Google; the form is ready again on return.',
          tags: 'busy',
          after: { googleRedirectTimeout: 'editing' },
        },
        unconfirmed: {
          description: 'The password is correct, but the address is not confirmed yet.',
          meta: { view: 'unconfirmed', back: 'signIn.open' },
          initial: 'ready',
          on: {
            'signIn.open': 'editing',
            'code.open': { actions: { type: 'emitCode', params: { purpose: 'signup' } } },
          },
          states: {
            coolingDownAfterSignUp: {
              description: 'The registration has just sent one: the service sends no other for a minute.',
              after: { resendInterval: { target: 'ready', actions: 'clearIntent' } },
            },
            ready: {
              description: 'A confirmation e-mail can be requested.',
              always: { guard: 'isJustRegistered', target: 'coolingDownAfterSignUp' },
              exit: 'clearErrors',
              on: { 'email.resend': 'sending' },
            },
            sending: {
              description: 'Requests a confirmation e-mail.',
              tags: 'busy',
              invoke: {
                id: 'resendConfirmation',
                src: 'resendConfirmation',
                input: ({ context }) => ({ email: required(context.email) }),
                onDone: 'coolingDown',
                onError: { target: 'ready', actions: { type: 'storeFailure', params: ({ event }) => event } },
              },
            },
            coolingDown: {
              description: 'Just sent: the service sends no other for a minute.',
              after: { resendInterval: 'ready' },
            },
          },
        },
      },
    },
    secondFactor: {
      description: 'The first factor is verified, and the account has a second one.',
      meta: { view: 'factor', back: 'signIn.open' },
      initial: 'app',
      entry: 'clearIntent',
      on: {
        'account.changed': [
          { guard: { type: 'isFactorPending', params: ({ event }) => event } },
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'signIn' },
        ],
      },
      states: {
        app: {
          description: 'Asks for the code that the authenticator app shows.',
          exit: 'clearErrors',
          on: {
            'code.submit': [
              { guard: { type: 'hasAppCode', params: ({ event }) => event }, target: 'verifyingApp' },
              { actions: { type: 'storeAppCodeIssues', params: ({ event }) => event } },
            ],
            'recoveryCode.open': 'recoveryCode',
            'signIn.open': 'abandoning',
          },
        },
        verifyingApp: {
          description: 'The service is checking the code.',
          tags: 'busy',
          on: { 'signIn.open': 'abandoning' },
          invoke: {
            id: 'verifyFactor',
            src: 'verifyFactor',
            input: ({ event }) => {
              assertEvent(event, 'code.submit')
              return appCodeSchema.parse(event.values)
            },
            onDone: '#login.leaving',
            onError: [
              {
                guard: { type: 'isSessionEnded', params: ({ event }) => event },
                target: '#login.signIn',
                actions: { type: 'storeFailure', params: ({ event }) => event },
              },
              { target: 'app', actions: { type: 'storeFailure', params: ({ event }) => event } },
            ],
          },
        },
        recoveryCode: {
          description: 'Asks for a recovery code instead of the code of the app.',
          meta: { view: 'recoveryCode', back: 'app.open' },
          exit: 'clearErrors',
          on: {
            'code.submit': [
              { guard: { type: 'hasRecoveryCode', params: ({ event }) => event }, target: 'verifyingRecoveryCode' },
              { actions: { type: 'storeRecoveryCodeIssues', params: ({ event }) => event } },
            ],
            'app.open': 'app',
            'signIn.open': 'abandoning',
          },
        },
        verifyingRecoveryCode: {
          description: 'The service is checking the recovery code.',
          meta: { view: 'recoveryCode', back: 'app.open' },
          tags: 'busy',
          on: { 'signIn.open': 'abandoning' },
          invoke: {
            id: 'verifyFactor',
            src: 'verifyFactor',
            input: ({ event }) => {
              assertEvent(event, 'code.submit')
              return recoveryCodeSchema.parse(event.values)
            },
            onDone: '#login.leaving',
            onError: [
              {
                guard: { type: 'isSessionEnded', params: ({ event }) => event },
                target: '#login.signIn',
                actions: { type: 'storeFailure', params: ({ event }) => event },
              },
              { target: 'recoveryCode', actions: { type: 'storeFailure', params: ({ event }) => event } },
            ],
          },
        },
        abandoning: {
          description: 'Signs out the session whose second factor is pending.',
          tags: 'busy',
          on: {
            'account.changed': { guard: { type: 'isSignedOut', params: ({ event }) => event } },
          },
          invoke: { id: 'abandonSignIn', src: 'abandonSignIn', onDone: '#login.signIn', onError: '#login.signIn' },
        },
      },
    },
    passwordReset: {
      description: 'Password reset. The answer is the same whether or not the address has an account.',
      meta: { view: 'passwordReset', back: 'signIn.open' },
      initial: 'editing',
      entry: 'clearIntent',
      states: {
        editing: {
          description: 'Asks for the address.',
          exit: 'clearErrors',
          on: {
            'form.submit': [
              {
                guard: { type: 'hasEmail', params: ({ event }) => event },
                target: 'sending',
                actions: { type: 'storeEmail', params: ({ event }) => event },
              },
              { actions: { type: 'storeEmailIssues', params: ({ event }) => event } },
            ],
            'signIn.open': '#login.signIn',
          },
        },
        sending: {
          description: 'Requests the password reset link.',
          tags: 'busy',
          invoke: {
            id: 'requestPasswordReset',
            src: 'requestPasswordReset',
            input: ({ context }) => ({ email: required(context.email) }),
            onDone: 'sent',
            onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        sent: {
          description: 'A link was sent, if the address has an account.',
          meta: { view: 'sent', back: 'passwordReset.open' },
          initial: 'coolingDown',
          on: {
            'code.open': { actions: { type: 'emitCode', params: { purpose: 'recovery' } } },
            'passwordReset.open': 'editing',
            'signIn.open': '#login.signIn',
          },
          states: {
            coolingDown: { description: 'Just sent: no other for a minute.', after: { resendInterval: 'ready' } },
            ready: {
              description: 'Another link can be requested.',
              exit: 'clearErrors',
              on: { 'email.resend': 'resending' },
            },
            resending: {
              description: 'Requests another link.',
              tags: 'busy',
              invoke: {
                id: 'requestPasswordReset',
                src: 'requestPasswordReset',
                input: ({ context }) => ({ email: required(context.email) }),
                onDone: 'coolingDown',
                onError: { target: 'ready', actions: { type: 'storeFailure', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    leaving: {
      description: 'Signed in: reads the requested page.',
      meta: { view: 'leaving' },
      tags: 'busy',
      entry: 'clearNavigationState',
      on: { 'account.changed': {} },
      invoke: {
        id: 'takeReturnTo',
        src: 'takeReturnTo',
        onDone: {
          target: 'redirected',
          actions: [{ type: 'storeReturnTo', params: ({ event }) => ({ returnTo: event.output }) }, 'emitReturnTo'],
        },
        onError: { target: 'redirected', actions: 'emitReturnTo' },
      },
    },
    redirected: { description: 'Navigates to another page.', meta: { view: 'leaving' }, on: { 'account.changed': {} } },
  },
})
