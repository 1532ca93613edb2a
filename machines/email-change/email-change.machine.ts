import { assertEvent, assign, emit, setup } from 'xstate'
import type { EmailChange, EmailChangeStatus } from '#contracts/api/email-change.ts'
import type { Failure } from '#contracts/errors.ts'
import { emailChangeFormSchema } from '#contracts/forms/email-change.ts'
import { anyCodeSchema, type FactorCode } from '#contracts/forms/factor-code.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { reauthenticationFormSchema } from '#contracts/forms/reauthentication.ts'
import { EMAIL_CHANGE_TTL } from '#contracts/limits.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type Answer = { status: EmailChangeStatus }

export const emailChangeMachine = setup({
  types: {
    input: {} as { status: EmailChangeStatus },
    context: {} as {
      /** The account's current address. */
      email: string
      /** Since when mails to it bounce (ISO 8601). */
      undeliverableSince: string | null
      change: EmailChange | null
      /** The new address as typed, or that of an expired change, to prefill the form. */
      newEmail: string
      /** The mails were just sent: they cannot be sent again for a minute. */
      isJustSent: boolean
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | { type: 'change.open' }
      | ({ type: 'form.submit' } & Draft)
      | { type: 'form.cancel' }
      | ({ type: 'reauthentication.submit' } & Draft)
      | ({ type: 'code.submit' } & Draft)
      | { type: 'reauthentication.cancel' }
      | { type: 'signIn.again' }
      | { type: 'status.check' }
      | { type: 'change.cancel' },
    emitted: {} as ShellCommand<'signOut'>,
    tags: {} as 'busy' | 'polling',
    meta: {} as ViewMeta<
      | 'address'
      | 'form'
      | 'reauthentication'
      | 'reauthenticationByCode'
      | 'pending'
      | 'checkFailed'
      | 'cancelling'
      | 'ended'
      | 'changed'
      | null,
      'form.cancel' | 'reauthentication.cancel'
    >,
  },
  actors: {
    /**
     * Rejects with `auth.proofNeeded` if the session is not recent and no password is given, with
     * `auth.factorProofNeeded` if only a code reauthenticates.
     */
    requestChange: unprovided<EmailChangeStatus, { email: string; password?: string }>('requestChange'),
    /** Reauthenticates the session for ten minutes. */
    verifyFactor: unprovided<void, FactorCode>('verifyFactor'),
    /** Polls with backoff, and only while the page is visible, until the change differs. */
    awaitFirst: unprovided<EmailChangeStatus, { change: EmailChange | null }>('awaitFirst', { isOpenEnded: true }),
    /** The same, once one mailbox has confirmed. */
    awaitLast: unprovided<EmailChangeStatus, { change: EmailChange | null }>('awaitLast', { isOpenEnded: true }),
    cancelChange: unprovided<EmailChangeStatus>('cancelChange'),
  },
  guards: {
    isAcceptable: ({ context }, { values }: Draft) => emailChangeFormSchema(context.email).safeParse(values).success,
    isPassword: (_, { values }: Draft) => reauthenticationFormSchema.safeParse(values).success,
    isCode: (_, { values }: Draft) => anyCodeSchema.safeParse(values).success,
    isPending: ({ context }) => context.change?.status === 'pending',
    hasNoChange: ({ context }) => context.change === null,
    isHalfConfirmed: ({ context: { change } }) =>
      change?.status === 'pending' && (change.is_current_confirmed || change.is_new_confirmed),
    isStillPending: (_, { status }: Answer) => status.change?.status === 'pending',
    /** The change is complete: the account has another address. */
    isChanged: ({ context }, { status }: Answer) => status.change === null && status.email !== context.email,
    isReauthenticationNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.proofNeeded'),
    isCodeNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.factorProofNeeded'),
  },
  actions: {
    storeStatus: assign((_, { status: { email, undeliverable_since, change } }: Answer) => ({
      email,
      undeliverableSince: undeliverable_since,
      change,
      newEmail: '',
    })),
    storeNewEmail: assign({
      newEmail: ({ context }, { values }: Draft) => emailChangeFormSchema(context.email).parse(values).email,
    }),
    prefillExpired: assign(({ context }) => ({ newEmail: context.change?.new_email ?? '', change: null })),
    clearNewEmail: assign({ newEmail: '' }),
    storeSent: assign({ isJustSent: true }),
    clearSent: assign({ isJustSent: false }),
    /** Expiry resets both confirmations. */
    storeExpiry: assign({
      change: ({ context }) =>
        context.change && {
          ...context.change,
          status: 'expired' as const,
          is_current_confirmed: false,
          is_new_confirmed: false,
        },
    }),
    storeIssues: assign({
      issues: ({ context }, { values }: Draft) => fieldIssues(emailChangeFormSchema(context.email), values),
      failure: null,
    }),
    storePasswordIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(reauthenticationFormSchema, values),
      failure: null,
    }),
    storeCodeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(anyCodeSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitSignOut: emit({ type: 'signOut' as const }),
  },
  delays: { changeTtl: EMAIL_CHANGE_TTL },
}).createMachine({
  id: 'emailChange',
  description: "Change of the account's e-mail address: requested, confirmed by both mailboxes, or cancelled.",
  context: ({ input: { status } }) => ({
    email: status.email,
    undeliverableSince: status.undeliverable_since,
    change: status.change,
    newEmail: '',
    isJustSent: false,
    issues: {},
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Chooses the state from the status of the change.',
      meta: { view: null },
      always: [
        { guard: 'hasNoChange', target: 'idle' },
        { guard: 'isHalfConfirmed', target: 'waitingForLast' },
        { guard: 'isPending', target: 'waiting' },
        { target: 'ended' },
      ],
    },
    idle: {
      description: 'No change is pending.',
      meta: { view: 'address' },
      on: { 'change.open': 'editing' },
    },
    editing: {
      description: 'Asks for the new address; shows its issues and the last failure.',
      meta: { view: 'form', back: 'form.cancel' },
      exit: 'clearErrors',
      on: {
        'form.submit': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'requesting',
            actions: { type: 'storeNewEmail', params: ({ event }) => event },
          },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
        'form.cancel': { target: 'idle', actions: 'clearNewEmail' },
      },
    },
    requesting: {
      description: 'Requests the change with the session alone.',
      meta: { view: 'form', back: 'form.cancel' },
      tags: 'busy',
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        input: ({ context }) => ({ email: context.newEmail }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'storeStatus', params: ({ event }) => ({ status: event.output }) }, 'storeSent'],
        },
        onError: [
          { guard: { type: 'isReauthenticationNeeded', params: ({ event }) => event }, target: 'reauthenticating' },
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event }, target: 'reauthenticatingByCode' },
          { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    reauthenticating: {
      description: 'Asks for the password or a new sign-in.',
      meta: { view: 'reauthentication', back: 'reauthentication.cancel' },
      exit: 'clearErrors',
      on: {
        'reauthentication.submit': [
          { guard: { type: 'isPassword', params: ({ event }) => event }, target: 'requestingWithPassword' },
          { actions: { type: 'storePasswordIssues', params: ({ event }) => event } },
        ],
        'reauthentication.cancel': 'editing',
        'signIn.again': { actions: 'emitSignOut' },
      },
    },
    requestingWithPassword: {
      description: 'Requests the change with the password.',
      meta: { view: 'reauthentication', back: 'reauthentication.cancel' },
      tags: 'busy',
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        input: ({ context, event }) => {
          assertEvent(event, 'reauthentication.submit')
          return { email: context.newEmail, ...reauthenticationFormSchema.parse(event.values) }
        },
        onDone: {
          target: 'deciding',
          actions: [{ type: 'storeStatus', params: ({ event }) => ({ status: event.output }) }, 'storeSent'],
        },
        onError: [
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event }, target: 'reauthenticatingByCode' },
          { target: 'reauthenticating', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    reauthenticatingByCode: {
      description: 'The account has a second factor: asks for a code of the app, or a recovery code.',
      meta: { view: 'reauthenticationByCode', back: 'reauthentication.cancel' },
      exit: 'clearErrors',
      on: {
        'code.submit': [
          { guard: { type: 'isCode', params: ({ event }) => event }, target: 'verifyingCode' },
          { actions: { type: 'storeCodeIssues', params: ({ event }) => event } },
        ],
        'reauthentication.cancel': 'editing',
      },
    },
    verifyingCode: {
      description: 'The service is checking the code, which reauthenticates the session.',
      meta: { view: 'reauthenticationByCode', back: 'reauthentication.cancel' },
      tags: 'busy',
      invoke: {
        id: 'verifyFactor',
        src: 'verifyFactor',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return anyCodeSchema.parse(event.values)
        },
        onDone: 'requesting',
        onError: { target: 'reauthenticatingByCode', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    waiting: {
      description: 'Polls until one of the two mailboxes confirms, the change is cancelled, or it expires.',
      meta: { view: 'pending' },
      tags: ['busy', 'polling'],
      exit: 'clearSent',
      on: { 'change.cancel': 'cancelling' },
      invoke: {
        id: 'awaitFirst',
        src: 'awaitFirst',
        input: ({ context }) => ({ change: context.change }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ status: event.output }) },
            target: 'changed',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            target: 'deciding',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
        ],
        onError: { target: 'checkFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: { changeTtl: { target: 'deciding', actions: 'storeExpiry' } },
    },
    waitingForLast: {
      description: 'Polls until the second mailbox confirms, the change is cancelled, or it expires.',
      meta: { view: 'pending' },
      tags: ['busy', 'polling'],
      on: { 'change.cancel': 'cancelling' },
      invoke: {
        id: 'awaitLast',
        src: 'awaitLast',
        input: ({ context }) => ({ change: context.change }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ status: event.output }) },
            target: 'changed',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            guard: { type: 'isStillPending', params: ({ event }) => ({ status: event.output }) },
            target: 'checkFailed',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            target: 'deciding',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
        ],
        onError: { target: 'checkFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: { changeTtl: { target: 'deciding', actions: 'storeExpiry' } },
    },
    checkFailed: {
      description:
        'The status could not be read, the cancellation failed, or another change replaced this one: shows why, with a retry.',
      meta: { view: 'checkFailed' },
      exit: 'clearErrors',
      on: { 'status.check': 'deciding', 'change.cancel': 'cancelling' },
    },
    cancelling: {
      description: 'Cancels the change, or dismisses an expired one.',
      meta: { view: 'cancelling' },
      tags: 'busy',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ status: event.output }) },
            target: 'changed',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            target: 'deciding',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
        ],
        onError: { target: 'checkFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    ended: {
      description: 'The change expired or the address was taken: the account keeps its address.',
      meta: { view: 'ended' },
      on: { 'change.open': { target: 'editing', actions: 'prefillExpired' }, 'change.cancel': 'cancelling' },
    },
    changed: {
      type: 'final',
      description: 'Both mailboxes have confirmed: the account has the new address.',
      meta: { view: 'changed' },
    },
  },
})
