import { assertEvent, assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { anyCodeSchema, type FactorCode } from '#contracts/forms/factor-code.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { proofSchema } from '#contracts/forms/proof.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailureOf, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

type Draft = { values: FormValues }

export const dataExportMachine = setup({
  types: {
    context: {} as { issues: FieldIssues; failure: Failure | null },
    events: {} as
      | { type: 'export.request' }
      | ({ type: 'proof.submit' } & Draft)
      | ({ type: 'code.submit' } & Draft)
      | { type: 'proof.cancel' }
      | { type: 'signIn.again' },
    emitted: {} as ShellCommand<'endSession'>,
    tags: {} as 'busy',
    meta: {} as Viewed<'offered' | 'proof' | 'codeProof' | 'requested', 'proof.cancel'>,
  },
  actors: {
    /** Rejects with `auth.proofNeeded` if the session is not recent, with `auth.factorProofNeeded` if only a code proves it. */
    requestExport: unprovided<void, { password?: string }>('requestExport'),
    /** Proves identity for a while. */
    verifyFactor: unprovided<void, FactorCode>('verifyFactor'),
  },
  guards: {
    isProof: (_, { values }: Draft) => proofSchema.safeParse(values).success,
    isCode: (_, { values }: Draft) => anyCodeSchema.safeParse(values).success,
    isProofNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.proofNeeded'),
    isCodeNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.factorProofNeeded'),
  },
  actions: {
    storeProofIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(proofSchema, values), failure: null }),
    storeCodeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(anyCodeSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'export.requestFailed') }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitEndSession: emit({ type: 'endSession' as const }),
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
          { guard: { type: 'isProofNeeded', params: ({ event }) => event }, target: 'proving' },
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event }, target: 'provingByCode' },
          { target: 'offered', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    proving: {
      description: 'Asks for the password or a new sign-in.',
      meta: { view: 'proof', back: 'proof.cancel' },
      exit: 'clearErrors',
      on: {
        'proof.submit': [
          { guard: { type: 'isProof', params: ({ event }) => event }, target: 'requestingWithProof' },
          { actions: { type: 'storeProofIssues', params: ({ event }) => event } },
        ],
        'proof.cancel': 'offered',
        'signIn.again': { actions: 'emitEndSession' },
      },
    },
    requestingWithProof: {
      description: 'Requests the copy with the password.',
      meta: { view: 'proof', back: 'proof.cancel' },
      tags: 'busy',
      invoke: {
        id: 'requestExport',
        src: 'requestExport',
        input: ({ event }) => {
          assertEvent(event, 'proof.submit')
          return proofSchema.parse(event.values)
        },
        onDone: 'requested',
        onError: [
          { guard: { type: 'isCodeNeeded', params: ({ event }) => event }, target: 'provingByCode' },
          { target: 'proving', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    provingByCode: {
      description: 'The account has a second factor: asks for a code of the app, or a recovery code.',
      meta: { view: 'codeProof', back: 'proof.cancel' },
      exit: 'clearErrors',
      on: {
        'code.submit': [
          { guard: { type: 'isCode', params: ({ event }) => event }, target: 'verifyingCode' },
          { actions: { type: 'storeCodeIssues', params: ({ event }) => event } },
        ],
        'proof.cancel': 'offered',
      },
    },
    verifyingCode: {
      description: 'The service is checking the code, which then counts for the session.',
      meta: { view: 'codeProof', back: 'proof.cancel' },
      tags: 'busy',
      invoke: {
        id: 'verifyFactor',
        src: 'verifyFactor',
        input: ({ event }) => {
          assertEvent(event, 'code.submit')
          return anyCodeSchema.parse(event.values)
        },
        onDone: 'requesting',
        onError: { target: 'provingByCode', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    requested: {
      description: 'The copy is being made: the list shows its progress, and an e-mail is sent when it is ready.',
      meta: { view: 'requested' },
      on: { 'export.request': 'requesting' },
    },
  },
})
