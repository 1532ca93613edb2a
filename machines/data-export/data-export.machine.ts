import { assertEvent, assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { anyCodeSchema, type FactorCode } from '#contracts/forms/factor-code.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { reauthenticationFormSchema } from '#contracts/forms/reauthentication.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailureOf, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const dataExportMachine = setup({
  types: {
    context: {} as { issues: FieldIssues; failure: Failure | null },
    events: {} as
      | { type: 'export.request' }
      | ({ type: 'reauthentication.submit' } & Draft)
      | ({ type: 'code.submit' } & Draft)
      | { type: 'reauthentication.cancel' }
      | { type: 'signIn.again' },
    emitted: {} as ShellCommand<'signOut'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      'offered' | 'reauthentication' | 'reauthenticationByCode' | 'requested',
      'reauthentication.cancel'
    >,
  },
  actors: {
    /**
     * Rejects with `auth.proofNeeded` if the session is not recent, with `auth.factorProofNeeded` if only a code
     * reauthenticates.
     */
    requestExport: unprovided<void, { password?: string }>('requestExport'),
    /** Reauthenticates the session for ten minutes. */
    verifyFactor: unprovided<void, FactorCode>('verifyFactor'),
  },
  guards: {
    isPassword: (_, { values }: Draft) => reauthenticationFormSchema.safeParse(values).success,
    isCode: (_, { values }: Draft) => anyCodeSchema.safeParse(values).success,
    isReauthenticationNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.proofNeeded'),
    isCodeNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.factorProofNeeded'),
  },
  actions: {
    storePasswordIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(reauthenticationFormSchema, values),
      failure: null,
    }),
    storeCodeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(anyCodeSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'export.requestFailed') }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitSignOut: emit({ type: 'signOut' as const }),
  },
}).createMachine({
  id: 'dataExport',
  description: 'Request of a copy of all data of the account; reauthenticates where the session is not recent.',
  context: { issues: {}, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'A copy can be requested; shows the last failure.',
      meta: { view: 'offered' },
      exit: 'clearErrors',
      on: { 'export.request': 'requesting' },
    },
    requesting: {
      description: 'Requests the copy with the session alone.',
      meta: { view: 'offered' },
      tags: 'busy',
      invoke: {
        id: 'requestExport',
        src: 'requestExport',
        input: {},
        onDone: 'requested',
        onError: [
          { guard: { type: 'isReauthenticationNeeded', params: ({ event }) => event }, target: 'reauthenticating' },
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event }, target: 'reauthenticatingByCode' },
          { target: 'offered', actions: { type: 'storeFailure', params: ({ event }) => event } },
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
        'reauthentication.cancel': 'offered',
        'signIn.again': { actions: 'emitSignOut' },
      },
    },
    requestingWithPassword: {
      description: 'Requests the copy with the password.',
      meta: { view: 'reauthentication', back: 'reauthentication.cancel' },
      tags: 'busy',
      invoke: {
        id: 'requestExport',
        src: 'requestExport',
        input: ({ event }) => {
          assertEvent(event, 'reauthentication.submit')
          return reauthenticationFormSchema.parse(event.values)
        },
        onDone: 'requested',
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
        'reauthentication.cancel': 'offered',
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
    requested: {
      description: 'The copy is being made: the list shows its progress, and an e-mail is sent when it is ready.',
      meta: { view: 'requested' },
      on: { 'export.request': 'requesting' },
    },
  },
})
