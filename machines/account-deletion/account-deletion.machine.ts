import { assertEvent, assign, emit, setup } from 'xstate'
import { type Failure, isAnswerLost } from '#contracts/errors.ts'
import { confirmWordSchema, leavingReasonSchema } from '#contracts/forms/account-deletion.ts'
import { anyCodeSchema, type FactorCode } from '#contracts/forms/factor-code.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { reauthenticationFormSchema } from '#contracts/forms/reauthentication.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, toFailureOf, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** `confirmWord` is the confirmation word in the page's language. */
type Word = Draft & { confirmWord: string }

export const accountDeletionMachine = setup({
  types: {
    context: {} as {
      reason: string | null
      /** The confirmation word as it was sent: kept if a reauthentication comes in between. */
      word: string
      issues: FieldIssues
      failure: Failure | null
      /** The deletion was requested, and its answer was lost. */
      isResultUnknown: boolean
    },
    events: {} as
      | { type: 'deletion.begin' }
      | ({ type: 'reason.submit' } & Draft)
      | ({ type: 'word.submit' } & Word)
      | ({ type: 'reauthentication.submit' } & Draft)
      | ({ type: 'code.submit' } & Draft)
      | { type: 'deletion.cancel' }
      | { type: 'signIn.again' },
    emitted: {} as ShellCommand<'navigate' | 'signOut'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      'overview' | 'reason' | 'word' | 'reauthentication' | 'reauthenticationByCode',
      'deletion.cancel'
    >,
  },
  actors: {
    /** Reauthenticates by password or, without one, by the age of the session. */
    reauthenticate: unprovided<void, { password?: string }>('reauthenticate'),
    /** The same by a code of the second factor, which `auth.factorProofNeeded` asks for. */
    verifyFactor: unprovided<void, FactorCode>('verifyFactor'),
    deleteAccount: unprovided<void, { reason: string | null }>('deleteAccount'),
    /** Rejects with `auth.unauthenticated` if the account is gone. */
    checkAccountExists: unprovided<void>('checkAccountExists'),
  },
  guards: {
    isReason: (_, { values }: Draft) => leavingReasonSchema.safeParse(values).success,
    isWord: (_, { values, confirmWord }: Word) => confirmWordSchema(confirmWord).safeParse(values).success,
    isPassword: (_, { values }: Draft) => reauthenticationFormSchema.safeParse(values).success,
    isCode: (_, { values }: Draft) => anyCodeSchema.safeParse(values).success,
    /** A rejected token after a lost answer means that the account was deleted. */
    isDeleted: ({ context }, { error }: Rejection) =>
      context.isResultUnknown && isFailure(error, 'auth.unauthenticated'),
    /** The answer was lost, so the outcome is unknown. */
    isAnswerLost: (_, { error }: Rejection) => isAnswerLost(toFailure(error).code),
    isReauthenticationNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.proofNeeded'),
    isCodeNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.factorProofNeeded'),
  },
  actions: {
    storeReason: assign({ reason: (_, { values }: Draft) => leavingReasonSchema.parse(values).reason || null }),
    storeWord: assign({
      word: (_, { values, confirmWord }: Word) => confirmWordSchema(confirmWord).parse(values).word,
    }),
    storeReasonIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(leavingReasonSchema, values),
      failure: null,
    }),
    storeWordIssues: assign({
      issues: (_, { values, confirmWord }: Word) => fieldIssues(confirmWordSchema(confirmWord), values),
      failure: null,
    }),
    storePasswordIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(reauthenticationFormSchema, values),
      failure: null,
    }),
    storeCodeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(anyCodeSchema, values), failure: null }),
    storeCheckFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'account.deletionFailed') }),
    storeUnknownResult: assign({ isResultUnknown: true }),
    clearUnknownResult: assign({ isResultUnknown: false }),
    clearErrors: assign({ issues: {}, failure: null }),
    forgetTyped: assign({ reason: null, word: '' }),
    emitGoodbye: emit({
      type: 'navigate' as const,
      to: 'goodbye' as const,
      navigationState: { intent: 'accountDeleted' as const },
    }),
    emitSignOut: emit({ type: 'signOut' as const }),
  },
}).createMachine({
  id: 'accountDeletion',
  description: 'Permanent deletion of the account: overview, optional reason, reauthentication, confirmation word.',
  context: { reason: null, word: '', issues: {}, failure: null, isResultUnknown: false },
  initial: 'overview',
  states: {
    overview: {
      description: 'Lists what is deleted, what the law requires to keep, and what happens to the plan.',
      meta: { view: 'overview' },
      entry: 'forgetTyped',
      on: { 'deletion.begin': 'enteringReason' },
    },
    enteringReason: {
      description: 'Asks for an optional reason; shows the last failure.',
      meta: { view: 'reason', back: 'deletion.cancel' },
      exit: 'clearErrors',
      on: {
        'reason.submit': [
          {
            guard: { type: 'isReason', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'storeReason', params: ({ event }) => event },
          },
          { actions: { type: 'storeReasonIssues', params: ({ event }) => event } },
        ],
        'deletion.cancel': 'overview',
      },
    },
    checking: {
      description: 'Checks whether the session is recent enough to skip reauthentication.',
      meta: { view: 'reason', back: 'deletion.cancel' },
      tags: 'busy',
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: {},
        onDone: 'confirming',
        onError: [
          { guard: { type: 'isReauthenticationNeeded', params: ({ event }) => event }, target: 'reauthenticating' },
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event }, target: 'reauthenticatingByCode' },
          { guard: { type: 'isDeleted', params: ({ event }) => event }, target: 'deleted' },
          { target: 'enteringReason', actions: { type: 'storeCheckFailure', params: ({ event }) => event } },
        ],
      },
    },
    reauthenticating: {
      description: 'The session is not recent: asks for the password or a new sign-in.',
      meta: { view: 'reauthentication', back: 'deletion.cancel' },
      exit: 'clearErrors',
      on: {
        'reauthentication.submit': [
          { guard: { type: 'isPassword', params: ({ event }) => event }, target: 'checkingPassword' },
          { actions: { type: 'storePasswordIssues', params: ({ event }) => event } },
        ],
        'deletion.cancel': 'overview',
        'signIn.again': { actions: 'emitSignOut' },
      },
    },
    checkingPassword: {
      description: 'The service is checking the password.',
      meta: { view: 'reauthentication', back: 'deletion.cancel' },
      tags: 'busy',
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: ({ event }) => {
          assertEvent(event, 'reauthentication.submit')
          return reauthenticationFormSchema.parse(event.values)
        },
        onDone: 'confirming',
        onError: [
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event }, target: 'reauthenticatingByCode' },
          { guard: { type: 'isDeleted', params: ({ event }) => event }, target: 'deleted' },
          { target: 'reauthenticating', actions: { type: 'storeCheckFailure', params: ({ event }) => event } },
        ],
      },
    },
    reauthenticatingByCode: {
      description: 'The account has a second factor: asks for a code of the app, or a recovery code.',
      meta: { view: 'reauthenticationByCode', back: 'deletion.cancel' },
      exit: 'clearErrors',
      on: {
        'code.submit': [
          { guard: { type: 'isCode', params: ({ event }) => event }, target: 'verifyingCode' },
          { actions: { type: 'storeCodeIssues', params: ({ event }) => event } },
        ],
        'deletion.cancel': 'overview',
      },
    },
    verifyingCode: {
      description: 'The service is checking the code, which reauthenticates the session.',
      meta: { view: 'reauthenticationByCode', back: 'deletion.cancel' },
      tags: 'busy',
      invoke: {
        id: 'verifyFactor',
        src: 'verifyFactor',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return anyCodeSchema.parse(event.values)
        },
        onDone: 'confirming',
        onError: {
          target: 'reauthenticatingByCode',
          actions: { type: 'storeCheckFailure', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'Asks for the confirmation word; shows the last failure and whether the account still exists.',
      meta: { view: 'word', back: 'deletion.cancel' },
      exit: 'clearErrors',
      on: {
        'word.submit': [
          {
            guard: { type: 'isWord', params: ({ event }) => event },
            target: 'deleting',
            actions: { type: 'storeWord', params: ({ event }) => event },
          },
          { actions: { type: 'storeWordIssues', params: ({ event }) => event } },
        ],
        'deletion.cancel': 'overview',
      },
    },
    deleting: {
      description: 'The account is being deleted.',
      meta: { view: 'word', back: 'deletion.cancel' },
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ reason: context.reason }),
        onDone: 'deleted',
        onError: [
          // The reauthentication expired while the word was typed.
          {
            guard: { type: 'isReauthenticationNeeded', params: ({ event }) => event },
            target: 'reauthenticating',
            actions: 'clearUnknownResult',
          },
          {
            guard: { type: 'isCodeNeeded', params: ({ event }) => event },
            target: 'reauthenticatingByCode',
            actions: 'clearUnknownResult',
          },
          { guard: { type: 'isDeleted', params: ({ event }) => event }, target: 'deleted' },
          {
            guard: { type: 'isAnswerLost', params: ({ event }) => event },
            target: 'checkingAccount',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          {
            target: 'confirming',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'clearUnknownResult'],
          },
        ],
      },
    },
    checkingAccount: {
      description: 'The result of the deletion is unknown: asks the service once whether the account still exists.',
      meta: { view: 'word', back: 'deletion.cancel' },
      tags: 'busy',
      entry: 'storeUnknownResult',
      invoke: {
        id: 'checkAccountExists',
        src: 'checkAccountExists',
        onDone: { target: 'confirming', actions: 'clearUnknownResult' },
        onError: [{ guard: { type: 'isDeleted', params: ({ event }) => event }, target: 'deleted' }, 'confirming'],
      },
    },
    deleted: {
      description: 'The account and its session are deleted: navigates to the goodbye page.',
      meta: { view: 'overview' },
      entry: ['forgetTyped', 'clearErrors', 'emitGoodbye', 'emitSignOut'],
    },
  },
})
