import { and, assertEvent, assign, emit, or, setup, stateIn } from 'xstate'
import type { Prefill } from '#contracts/api/registration-prefill.ts'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { codeOnlySchema, type EmailCode } from '#contracts/forms/login.ts'
import { type Registration, registrationSchema, termsSchema } from '#contracts/forms/register.ts'
import { EMAIL_RESEND_INTERVAL, GOOGLE_REDIRECT_TIMEOUT, REGISTER_REDIRECT_DELAY } from '#contracts/limits.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { ReturnTo } from '#contracts/routes.ts'
import type { Draft } from '../kit/draft.ts'
import { required } from '../kit/required.ts'
import { redirectTo } from '../kit/return-to.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const registerMachine = setup({
  types: {
    /** The messaging platform's invitation token, from the URL (REG-18). */
    input: {} as { invitation: string | null },
    context: {} as {
      invitation: string | null
      /** Data of the invitation: shown as 'user found, data filled automatically'. */
      prefill: Prefill | null
      /** The address of the last accepted form. */
      email: string | null
      issues: FieldIssues
      failure: Failure | null
      returnTo: ReturnTo | null
    },
    events: {} as
      | ({ type: 'form.submit' } & Draft)
      | ({ type: 'google.continue' } & Draft)
      | { type: 'login.open' }
      | { type: 'passwordReset.open' }
      | ({ type: 'code.submit' } & Draft)
      | { type: 'redirect.pause' }
      | { type: 'email.resend' }
      | { type: 'email.change' },
    emitted: {} as ShellCommand<'navigate'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'form' | 'created' | 'leaving', 'email.change'>,
  },
  actors: {
    prefill: unprovided<Prefill, { invitation: string }>('prefill'),
    /** Rejects with `auth.emailTaken` if the address has a confirmed account. */
    signUp: unprovided<void, Registration>('signUp'),
    resendConfirmation: unprovided<void, { email: string }>('resendConfirmation'),
    /** Signs in. Rejects with `auth.codeInvalid` for a wrong code and for one that has expired. */
    verifyCode: unprovided<void, EmailCode>('verifyCode'),
    /** Reads and removes the page from which the guard redirected; null if there is none. */
    takeReturnTo: unprovided<ReturnTo | null>('takeReturnTo'),
    /** Leaves the site, or rejects with the 'will be implemented soon' code (AUTH-16). */
    continueWithGoogle: unprovided<void, { intent: 'signIn' | 'signUp' }>('continueWithGoogle'),
    /** Resolves if the service offers Google; otherwise rejects like `continueWithGoogle`. */
    checkGoogleAvailable: unprovided<void, { intent: 'signIn' | 'signUp' }>('checkGoogleAvailable'),
  },
  guards: {
    isInvited: ({ context }) => context.invitation !== null,
    hasAccepted: (_, { values }: Draft) => termsSchema.safeParse(values).success,
    isAcceptable: (_, { values }: Draft) => registrationSchema.safeParse(values).success,
    /** One request at a time: a new mail would invalidate the code that is being checked. */
    isIdle: and([
      stateIn({ created: { code: 'entering' } }),
      or([stateIn({ created: { confirmation: 'coolingDown' } }), stateIn({ created: { confirmation: 'ready' } })]),
    ]),
    hasCode: and([
      'isIdle',
      ({ event }) => event.type === 'code.submit' && codeOnlySchema.safeParse(event.values).success,
    ]),
  },
  actions: {
    storePrefill: assign({ prefill: (_, { prefill }: { prefill: Prefill }) => prefill }),
    storeEmail: assign({ email: (_, { values }: Draft) => registrationSchema.parse(values).email }),
    storeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(registrationSchema, values), failure: null }),
    storeCodeIssue: assign({ issues: (_, { values }: Draft) => fieldIssues(codeOnlySchema, values), failure: null }),
    storeTermsIssue: assign({ issues: fieldIssues(termsSchema, {}) }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeReturnTo: assign({ returnTo: (_, { returnTo }: { returnTo: ReturnTo | null }) => returnTo }),
    clearInvitation: assign({ invitation: null }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitLogin: emit(({ context }) => ({
      type: 'navigate' as const,
      to: 'login' as const,
      navigationState: context.email === null ? {} : { email: context.email },
    })),
    emitConfirmFirst: emit(({ context }) => ({
      type: 'navigate' as const,
      to: 'login' as const,
      navigationState: { email: required(context.email), intent: 'confirmEmail' as const },
    })),
    emitPasswordReset: emit(({ context }) => ({
      type: 'navigate' as const,
      to: 'login' as const,
      navigationState: { ...(context.email !== null && { email: context.email }), intent: 'passwordReset' as const },
    })),
    emitReturnTo: emit(({ context }) => redirectTo(context.returnTo)),
  },
  delays: {
    googleRedirectTimeout: GOOGLE_REDIRECT_TIMEOUT,
    redirectDelay: REGISTER_REDIRECT_DELAY,
    resendInterval: EMAIL_RESEND_INTERVAL,
  },
}).createMachine({
  id: 'register',
  description: 'Registration: form, confirmation by e-mail, and a redirect to login that can be paused.',
  context: ({ input }) => ({
    invitation: input.invitation,
    prefill: null,
    email: null,
    issues: {},
    failure: null,
    returnTo: null,
  }),
  initial: 'initializing',
  states: {
    initializing: {
      description: 'Chooses the first state: whether there is an invitation.',
      always: [{ guard: 'isInvited', target: 'prefilling' }, { target: 'editing' }],
    },
    prefilling: {
      description: 'Reads the data of the invitation.',
      meta: { view: 'form' },
      tags: 'busy',
      exit: 'clearInvitation',
      invoke: {
        id: 'prefill',
        src: 'prefill',
        input: ({ context }) => ({ invitation: required(context.invitation) }),
        onDone: {
          target: 'editing',
          actions: { type: 'storePrefill', params: ({ event }) => ({ prefill: event.output }) },
        },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'Shows the form with its issues and the last failure.',
      meta: { view: 'form' },
      exit: 'clearErrors',
      on: {
        'form.submit': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'creating',
            actions: { type: 'storeEmail', params: ({ event }) => event },
          },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
        'google.continue': [
          { guard: { type: 'hasAccepted', params: ({ event }) => event }, target: 'startingGoogle' },
          { target: 'checkingGoogle' },
        ],
        'login.open': { actions: 'emitLogin' },
        'passwordReset.open': { actions: 'emitPasswordReset' },
      },
    },
    startingGoogle: {
      description: 'Sign-up with Google is being started, where the service offers it.',
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'continueWithGoogle',
        src: 'continueWithGoogle',
        input: { intent: 'signUp' },
        onDone: 'redirectingToGoogle',
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    checkingGoogle: {
      description: 'The terms are not accepted: checks whether the service offers Google before it asks for them.',
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'checkGoogleAvailable',
        src: 'checkGoogleAvailable',
        input: { intent: 'signUp' },
        onDone: { target: 'editing', actions: 'storeTermsIssue' },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    redirectingToGoogle: {
      description: 'The browser is leaving for Google; the form is ready again on return.',
      meta: { view: 'form' },
      tags: 'busy',
      after: { googleRedirectTimeout: 'editing' },
    },
    creating: {
      description: 'The account is being created.',
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return registrationSchema.parse(event.values)
        },
        onDone: 'created',
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    created: {
      description:
        'The account awaits confirmation, by link or by code; shows the address that the e-mail was sent to.',
      meta: { view: 'created', back: 'email.change' },
      type: 'parallel',
      on: {
        'login.open': { actions: 'emitConfirmFirst' },
        'email.change': { guard: 'isIdle', target: 'editing' },
      },
      exit: 'clearErrors',
      states: {
        redirect: {
          description: 'Redirect to login, paused by any activity.',
          initial: 'counting',
          states: {
            counting: {
              description: 'Navigates to login when the countdown ends.',
              on: { 'redirect.pause': 'paused', 'code.submit': 'paused' },
              after: { redirectDelay: 'redirected' },
            },
            paused: { description: 'Stays until the person continues.' },
            redirected: { description: 'Navigates to login.', entry: 'emitConfirmFirst' },
          },
        },
        confirmation: {
          description: 'The confirmation e-mail, and sending it again.',
          initial: 'coolingDown',
          states: {
            coolingDown: {
              description: 'Just sent: the service sends no other for a minute.',
              after: { resendInterval: 'ready' },
            },
            ready: {
              description: 'Another e-mail can be requested.',
              on: { 'email.resend': { guard: 'isIdle', target: 'sending', actions: 'clearErrors' } },
            },
            sending: {
              description: 'Requests another confirmation e-mail.',
              tags: 'busy',
              invoke: {
                id: 'resendConfirmation',
                src: 'resendConfirmation',
                input: ({ context }) => ({ email: required(context.email) }),
                onDone: 'coolingDown',
                onError: { target: 'ready', actions: { type: 'storeFailure', params: ({ event }) => event } },
              },
            },
          },
        },
        code: {
          description: 'The six digits of the e-mail, as an alternative to its link.',
          initial: 'entering',
          states: {
            entering: {
              description: 'Asks for the code.',
              on: {
                'code.submit': [
                  { guard: 'hasCode', target: 'verifying', actions: 'clearErrors' },
                  { guard: 'isIdle', actions: { type: 'storeCodeIssue', params: ({ event }) => event } },
                ],
              },
            },
            verifying: {
              description: 'Checks the code.',
              tags: 'busy',
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context, event }) => {
                  assertEvent(event, 'code.submit')
                  return { ...codeOnlySchema.parse(event.values), email: required(context.email), purpose: 'signup' }
                },
                onDone: '#register.leaving',
                onError: { target: 'entering', actions: { type: 'storeFailure', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    leaving: {
      description: 'Confirmed and signed in: looks up the page that was requested before.',
      meta: { view: 'leaving' },
      tags: 'busy',
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
    redirected: { description: 'Navigates to that page, or to the account.', meta: { view: 'leaving' } },
  },
})
