import { assertEvent, assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
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
      | { type: 'proof.cancel' }
      | { type: 'signIn.again' },
    emitted: {} as ShellCommand<'endSession'>,
    tags: {} as 'busy',
    meta: {} as Viewed<'offered' | 'proof' | 'requested', 'proof.cancel'>,
  },
  actors: { requestExport: unprovided<void, { password?: string }>('requestExport') },
  guards: {
    isAcceptable: (_, { values }: Draft) => proofSchema.safeParse(values).success,
    isProofNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.proofNeeded'),
  },
  actions: {
    storeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(proofSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'export.requestFailed') }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitEnd: emit({ type: 'endSession' as const }),
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
          { guard: { type: 'isAcceptable', params: ({ event }) => event }, target: 'requestingWithProof' },
          { actions: { type: 'storeIssues', params: ({ event }) => event } },
        ],
        'proof.cancel': 'offered',
        'signIn.again': { actions: 'emitEnd' },
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
        onError: { target: 'proving', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    requested: {
      description: 'The copy is being made: the list shows its progress, and an e-mail is sent when it is ready.',
      meta: { view: 'requested' },
      on: { 'export.request': 'requesting' },
    },
  },
})
