import { assertEvent, assign, emit, setup } from 'xstate'
import type { EmailConfirmation } from '#contracts/api/email-confirmation.ts'
import type { CallbackLink, EmailPurpose } from '#contracts/callback.ts'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { type EmailCode, emailCodeSchema, emailOnlySchema } from '#contracts/forms/login.ts'
import type { ReturnTo } from '#contracts/routes.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import { required } from '../kit/required.ts'
import { redirectTo } from '../kit/return-to.ts'
import type { NavigationState, ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type LinkParams = { link: CallbackLink }
type ConfirmationParams = { confirmation: EmailConfirmation }

const tokenOf = (link: CallbackLink): string | null => {
  if (link.kind === 'emailChange') return link.token
  return link.kind === 'tokenHash' ? link.tokenHash : null
}

export const callbackMachine = setup({
  types: {
    input: {} as { navigationState: NavigationState },
    context: {} as {
      token: string | null
      authCode: string | null
      purpose: EmailPurpose
      email: string | null
      issues: FieldIssues
      failure: Failure | null
      returnTo: ReturnTo | null
      /** Answer to the link of an e-mail change: the mailbox it confirmed, and the one still pending. */
      confirmation: EmailConfirmation | null
    },
    events: {} as
      | { type: 'link.confirm' | 'code.open' | 'newLink.open' | 'signIn.open' | 'account.open' }
      | ({ type: 'form.submit' } & Draft),
    emitted: {} as ShellCommand<'navigate'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      | 'waiting'
      | 'confirm'
      | 'otherBrowser'
      | 'linkUnusable'
      | 'code'
      | 'address'
      | 'sent'
      | 'confirmed'
      | 'mailbox'
      | 'mailboxConfirmed'
      | 'addressChanged'
      | 'changeEnded',
      'code.open'
    >,
  },
  actors: {
    /** Reads the link from the URL and removes it, so that no secret stays in the history. */
    takeLink: unprovided<CallbackLink>('takeLink'),
    verifyLink: unprovided<void, { tokenHash: string; purpose: EmailPurpose }>('verifyLink'),
    verifyCode: unprovided<void, EmailCode>('verifyCode'),
    /** Rejects with `auth.otherBrowser` if the code was requested by another browser (PKCE). */
    exchangeCode: unprovided<{ purpose: EmailPurpose }, { code: string }>('exchangeCode'),
    sendLink: unprovided<void, { email: string; purpose: EmailPurpose }>('sendLink'),
    /** Rejects with `auth.linkExpired` or `auth.emailTaken` if the change is over. */
    confirmMailbox: unprovided<EmailConfirmation, { token: string }>('confirmMailbox'),
    takeReturnTo: unprovided<ReturnTo | null>('takeReturnTo'),
  },
  guards: {
    isTokenHash: (_, { link }: LinkParams) => link.kind === 'tokenHash',
    isEmailChange: (_, { link }: LinkParams) => link.kind === 'emailChange',
    isAuthCode: (_, { link }: LinkParams) => link.kind === 'authCode',
    isRefused: (_, { link }: LinkParams) => link.kind === 'refused',
    isLinkExpired: (_, { error }: Rejection) => isFailure(error, 'auth.linkExpired'),
    isChangeEnded: (_, { error }: Rejection) =>
      isFailure(error, 'auth.linkExpired') || isFailure(error, 'auth.emailTaken'),
    isHalfConfirmed: (_, { confirmation }: ConfirmationParams) => confirmation.waiting_for !== null,
    isOtherBrowser: (_, { error }: Rejection) => isFailure(error, 'auth.otherBrowser'),
    isPasswordReset: ({ context }) => context.purpose === 'recovery',
    hasCode: (_, { values }: Draft) => emailCodeSchema.safeParse(values).success,
    hasEmail: (_, { values }: Draft) => emailOnlySchema.safeParse(values).success,
  },
  actions: {
    storeLink: assign((_, { link }: LinkParams) => ({
      token: tokenOf(link),
      authCode: link.kind === 'authCode' ? link.code : null,
      ...(link.kind === 'tokenHash' && { purpose: link.purpose }),
    })),
    storeRefusal: assign({
      failure: (_, { link }: LinkParams) => ({ code: link.kind === 'refused' ? link.code : 'auth.refused' }),
    }),
    storePurpose: assign({ purpose: (_, { purpose }: { purpose: EmailPurpose }) => purpose }),
    storeCodeForm: assign((_, { values }: Draft) => {
      const { email, purpose } = emailCodeSchema.parse(values)
      return { email, purpose }
    }),
    storeEmail: assign({ email: (_, { values }: Draft) => emailOnlySchema.parse(values).email }),
    storeCodeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(emailCodeSchema, values), failure: null }),
    storeEmailIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(emailOnlySchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeReturnTo: assign({ returnTo: (_, { returnTo }: { returnTo: ReturnTo | null }) => returnTo }),
    storeConfirmation: assign({ confirmation: (_, { confirmation }: ConfirmationParams) => confirmation }),
    clearSecrets: assign({ token: null, authCode: null }),
    clearErrors: assign({ issues: {}, failure: null }),
    clearEmail: assign({ email: null }),
    /** The state of the history entry has another purpose. */
    forgetNavigationState: assign({ email: null, purpose: 'signup' }),
    emitLogin: emit(({ context }) => ({
      type: 'navigate' as const,
      to: 'login' as const,
      navigationState: context.email === null ? {} : { email: context.email },
    })),
    emitNewPassword: emit({ type: 'navigate' as const, to: 'resetPassword' as const }),
    emitSettings: emit({ type: 'navigate' as const, to: 'emailSettings' as const }),
    emitReturnTo: emit(({ context }) => redirectTo(context.returnTo)),
  },
}).createMachine({
  id: 'callback',
  description:
    'Landing page of links in e-mails: verified by a button, by code in another browser, requested anew when expired or used.',
  context: ({ input }) => ({
    token: null,
    authCode: null,
    purpose: input.navigationState.purpose ?? 'signup',
    email: input.navigationState.email || null,
    issues: {},
    failure: null,
    returnTo: null,
    confirmation: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Reads the link from the URL and removes it from there.',
      meta: { view: 'waiting' },
      tags: 'busy',
      invoke: {
        id: 'takeLink',
        src: 'takeLink',
        onDone: [
          {
            guard: { type: 'isTokenHash', params: ({ event }) => ({ link: event.output }) },
            target: 'confirming',
            actions: { type: 'storeLink', params: ({ event }) => ({ link: event.output }) },
          },
          {
            guard: { type: 'isEmailChange', params: ({ event }) => ({ link: event.output }) },
            target: 'offeringMailbox',
            actions: ['forgetNavigationState', { type: 'storeLink', params: ({ event }) => ({ link: event.output }) }],
          },
          {
            guard: { type: 'isAuthCode', params: ({ event }) => ({ link: event.output }) },
            target: 'exchanging',
            actions: { type: 'storeLink', params: ({ event }) => ({ link: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ link: event.output }) },
            target: 'linkUnusable',
            actions: { type: 'storeRefusal', params: ({ event }) => ({ link: event.output }) },
          },
          { target: 'enteringCode' },
        ],
        onError: 'enteringCode',
      },
    },
    confirming: {
      description: 'The link is well-formed. Only the button uses it up: mail scanners open links too.',
      meta: { view: 'confirm' },
      exit: 'clearErrors',
      on: { 'link.confirm': 'verifying', 'code.open': 'enteringCode' },
    },
    verifying: {
      description: 'Verifies the link, which uses it up.',
      meta: { view: 'confirm' },
      tags: 'busy',
      invoke: {
        id: 'verifyLink',
        src: 'verifyLink',
        input: ({ context }) => ({ tokenHash: required(context.token), purpose: context.purpose }),
        onDone: 'verified',
        onError: [
          {
            guard: { type: 'isLinkExpired', params: ({ event }) => event },
            target: 'linkUnusable',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'confirming', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    exchanging: {
      description: 'An authorization code is being exchanged for a session.',
      meta: { view: 'waiting' },
      tags: 'busy',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context }) => ({ code: required(context.authCode) }),
        onDone: { target: 'verified', actions: { type: 'storePurpose', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOtherBrowser', params: ({ event }) => event }, target: 'otherBrowser' },
          {
            guard: { type: 'isLinkExpired', params: ({ event }) => event },
            target: 'linkUnusable',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'exchangeFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    exchangeFailed: {
      description: 'The exchange failed, which says nothing about the code: it is kept for a retry.',
      meta: { view: 'confirm' },
      exit: 'clearErrors',
      on: { 'link.confirm': 'exchanging', 'code.open': 'enteringCode' },
    },
    otherBrowser: {
      description: 'The link works only in the browser that requested it; the code in the same e-mail works in any.',
      meta: { view: 'otherBrowser' },
      entry: 'clearSecrets',
      on: { 'code.open': 'enteringCode', 'newLink.open': 'enteringAddress' },
    },
    linkUnusable: {
      description: 'The link expired, was refused or was used before: offers sign-in, the code or a new link.',
      meta: { view: 'linkUnusable' },
      entry: 'clearSecrets',
      exit: 'clearErrors',
      on: {
        'signIn.open': { actions: 'emitLogin' },
        'code.open': 'enteringCode',
        'newLink.open': 'enteringAddress',
      },
    },
    enteringCode: {
      description: 'Asks for the six-digit code of the e-mail.',
      meta: { view: 'code' },
      entry: 'clearSecrets',
      exit: 'clearErrors',
      on: {
        'form.submit': [
          {
            guard: { type: 'hasCode', params: ({ event }) => event },
            target: 'verifyingCode',
            actions: { type: 'storeCodeForm', params: ({ event }) => event },
          },
          { actions: { type: 'storeCodeIssues', params: ({ event }) => event } },
        ],
        'signIn.open': { actions: 'emitLogin' },
        'newLink.open': 'enteringAddress',
      },
    },
    verifyingCode: {
      description: 'The code is being checked.',
      meta: { view: 'code' },
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ event }) => {
          assertEvent(event, 'form.submit')
          return emailCodeSchema.parse(event.values)
        },
        onDone: 'verified',
        onError: { target: 'enteringCode', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    enteringAddress: {
      description: 'Asks for the address to send a new link to.',
      meta: { view: 'address', back: 'code.open' },
      exit: 'clearErrors',
      on: {
        'form.submit': [
          {
            guard: { type: 'hasEmail', params: ({ event }) => event },
            target: 'sendingLink',
            actions: { type: 'storeEmail', params: ({ event }) => event },
          },
          { actions: { type: 'storeEmailIssues', params: ({ event }) => event } },
        ],
        'code.open': 'enteringCode',
      },
    },
    sendingLink: {
      description: 'Requests a new link.',
      meta: { view: 'address', back: 'code.open' },
      tags: 'busy',
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ email: required(context.email), purpose: context.purpose }),
        onDone: 'linkSent',
        onError: { target: 'enteringAddress', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    linkSent: {
      description: 'A new link was sent, if an account with that address needs one.',
      meta: { view: 'sent' },
      on: { 'code.open': 'enteringCode' },
    },
    verified: {
      description: 'Verified: a password reset goes on to the new password; otherwise the address is confirmed.',
      entry: ['clearSecrets', 'clearEmail'],
      always: [{ guard: 'isPasswordReset', target: 'toNewPassword' }, { target: 'confirmed' }],
    },
    toNewPassword: {
      description: 'Navigates to the new-password page.',
      meta: { view: 'waiting' },
      entry: 'emitNewPassword',
    },
    confirmed: {
      description: 'The address is confirmed and the person signed in.',
      meta: { view: 'confirmed' },
      on: { 'account.open': 'leaving' },
    },
    leaving: {
      description: 'Reads the requested page.',
      meta: { view: 'waiting' },
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
    redirected: { description: 'Navigates to another page.', meta: { view: 'waiting' } },
    offeringMailbox: {
      description: 'The link of an e-mail change is well-formed. Nothing is confirmed before the button is clicked.',
      meta: { view: 'mailbox' },
      exit: 'clearErrors',
      on: { 'link.confirm': 'confirmingMailbox' },
    },
    confirmingMailbox: {
      description: 'Confirms the mailbox that the link was sent to.',
      meta: { view: 'mailbox' },
      tags: 'busy',
      invoke: {
        id: 'confirmMailbox',
        src: 'confirmMailbox',
        input: ({ context }) => ({ token: required(context.token) }),
        onDone: [
          {
            guard: { type: 'isHalfConfirmed', params: ({ event }) => ({ confirmation: event.output }) },
            target: 'mailboxConfirmed',
            actions: { type: 'storeConfirmation', params: ({ event }) => ({ confirmation: event.output }) },
          },
          {
            target: 'addressChanged',
            actions: { type: 'storeConfirmation', params: ({ event }) => ({ confirmation: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isChangeEnded', params: ({ event }) => event },
            target: 'changeEnded',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'offeringMailbox', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    mailboxConfirmed: {
      description: 'This mailbox is confirmed, the other one not yet: the old address stays valid until then.',
      meta: { view: 'mailboxConfirmed' },
      entry: 'clearSecrets',
      on: { 'account.open': 'toSettings' },
    },
    addressChanged: {
      description: 'Both mailboxes have confirmed: the account has the new address.',
      meta: { view: 'addressChanged' },
      entry: 'clearSecrets',
      on: { 'account.open': 'toSettings' },
    },
    changeEnded: {
      description: 'The link was used or replaced, expired, or the address is taken: links to the account for details.',
      meta: { view: 'changeEnded' },
      entry: 'clearSecrets',
      exit: 'clearErrors',
      on: { 'account.open': 'toSettings' },
    },
    toSettings: {
      description: 'Navigates to the account settings, which show the change.',
      meta: { view: 'waiting' },
      entry: 'emitSettings',
    },
  },
})
