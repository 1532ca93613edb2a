import { assertEvent, assign, emit, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { anyCodeSchema, appCodeSchema, type FactorCode } from '#contracts/forms/factor-code.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { reauthenticationFormSchema } from '#contracts/forms/reauthentication.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import { required } from '../kit/required.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, type Rejection, toFailure } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type NewCodes = { codes: readonly string[] }
type Purpose = 'codes' | 'removal'

/** An unverified factor: its key as people type it, and the `otpauth:` URI that the QR code encodes. */
export type FactorSetup = { factorId: string; secret: string; uri: string }
export type KnownFactor = { factorId: string; codesLeft: number }

export const secondFactorMachine = setup({
  types: {
    input: {} as {
      factor: KnownFactor | null
      /** Shown at first: how the previous run ended, which was restarted because `factor` had changed elsewhere. */
      failure: Failure | null
    },
    context: {} as {
      factor: KnownFactor | null
      setup: FactorSetup | null
      /** Recovery codes, for as long as they are shown. */
      codes: readonly string[]
      purpose: Purpose
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | { type: 'factor.setUp' }
      | ({ type: 'reauthentication.submit' } & Draft)
      | { type: 'reauthentication.cancel' }
      | { type: 'signIn.again' }
      | ({ type: 'code.submit' } & Draft)
      | { type: 'setup.cancel' }
      | { type: 'codes.acknowledge' }
      | { type: 'codes.renew' }
      | { type: 'factor.remove' }
      | { type: 'code.cancel' },
    emitted: {} as ShellCommand<'signOut'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      'off' | 'reauthentication' | 'setup' | 'codes' | 'on' | 'enteringCode',
      'reauthentication.cancel' | 'setup.cancel' | 'code.cancel'
    >,
  },
  actors: {
    /** Rejects with `auth.proofNeeded` if the session is not recent, and with `request.conflict` if a factor is on. */
    enrol: unprovided<FactorSetup>('enrol'),
    reauthenticate: unprovided<void, { password: string }>('reauthenticate'),
    /**
     * Verifies the first code. Resolves with the recovery codes; with none if they could not be created. Rejects with
     * `request.notFound` if another setup has replaced this one or it was open for too long, and with `request.conflict` if
     * another one was verified.
     */
    confirm: unprovided<NewCodes, { factorId: string } & FactorCode>('confirm'),
    /**
     * Runs `purpose` with a code. Resolves with the new recovery codes; with none after a removal. Rejects with
     * `request.notFound` if the factor was turned off elsewhere.
     */
    changeFactor: unprovided<NewCodes, { factorId: string; purpose: Purpose } & FactorCode>('changeFactor'),
  },
  guards: {
    isOn: ({ context }) => context.factor !== null,
    isRemoval: ({ context }) => context.purpose === 'removal',
    hasCodes: (_, { codes }: NewCodes) => codes.length > 0,
    isPassword: (_, { values }: Draft) => reauthenticationFormSchema.safeParse(values).success,
    isAppCode: (_, { values }: Draft) => appCodeSchema.safeParse(values).success,
    isAnyCode: (_, { values }: Draft) => anyCodeSchema.safeParse(values).success,
    isSetupOver: (_, { error }: Rejection) =>
      isFailure(error, 'request.notFound') || isFailure(error, 'request.conflict'),
    isRemoved: (_, { error }: Rejection) => isFailure(error, 'request.notFound'),
    isReauthenticationNeeded: (_, { error }: Rejection) => isFailure(error, 'auth.proofNeeded'),
  },
  actions: {
    storeSetup: assign({ setup: (_, { setup: made }: { setup: FactorSetup }) => made }),
    clearSetup: assign({ setup: null }),
    storeFactor: assign({
      factor: ({ context }, { codes }: NewCodes) => ({
        factorId: required(context.factor ?? context.setup).factorId,
        codesLeft: codes.length,
      }),
      codes: (_, { codes }: NewCodes) => codes,
    }),
    clearFactor: assign({ factor: null, purpose: 'codes' }),
    clearCodes: assign({ codes: [] }),
    storeCodesPurpose: assign({ purpose: 'codes' }),
    storeRemovalPurpose: assign({ purpose: 'removal' }),
    storePasswordIssues: assign({
      issues: (_, { values }: Draft) => fieldIssues(reauthenticationFormSchema, values),
      failure: null,
    }),
    storeAppIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(appCodeSchema, values), failure: null }),
    storeCodeIssues: assign({ issues: (_, { values }: Draft) => fieldIssues(anyCodeSchema, values), failure: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeKeyOver: assign({ failure: { code: 'request.notFound' } }),
    storeChanged: assign({ failure: { code: 'request.conflict' } }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitSignOut: emit({ type: 'signOut' as const }),
  },
}).createMachine({
  id: 'secondFactor',
  description:
    'The second factor of an account: turned on by an authenticator app, with recovery codes, and off again.',
  context: ({ input }) => ({
    factor: input.factor,
    setup: null,
    codes: [],
    purpose: 'codes',
    issues: {},
    failure: input.failure,
  }),
  initial: 'initializing',
  states: {
    initializing: {
      description: 'Chooses the first state: whether the account has a second factor.',
      always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'No second factor: offers one; shows the last failure.',
      meta: { view: 'off' },
      exit: 'clearErrors',
      on: { 'factor.setUp': 'enrolling' },
    },
    enrolling: {
      description: 'Requests a key.',
      meta: { view: 'off' },
      tags: 'busy',
      invoke: {
        id: 'enrol',
        src: 'enrol',
        onDone: {
          target: 'scanning',
          actions: { type: 'storeSetup', params: ({ event }) => ({ setup: event.output }) },
        },
        onError: [
          { guard: { type: 'isReauthenticationNeeded', params: ({ event }) => event }, target: 'reauthenticating' },
          { target: 'off', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    reauthenticating: {
      description: 'Asks for the password or a new sign-in.',
      meta: { view: 'reauthentication', back: 'reauthentication.cancel' },
      exit: 'clearErrors',
      on: {
        'reauthentication.submit': [
          { guard: { type: 'isPassword', params: ({ event }) => event }, target: 'checkingPassword' },
          { actions: { type: 'storePasswordIssues', params: ({ event }) => event } },
        ],
        'reauthentication.cancel': 'off',
        'signIn.again': { actions: 'emitSignOut' },
      },
    },
    checkingPassword: {
      description: 'The service is checking the password.',
      meta: { view: 'reauthentication', back: 'reauthentication.cancel' },
      tags: 'busy',
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: ({ event }) => {
          assertEvent(event, 'reauthentication.submit')
          return reauthenticationFormSchema.parse(event.values)
        },
        onDone: 'enrolling',
        onError: { target: 'reauthenticating', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    scanning: {
      description: 'Shows key and QR code, and asks for the first code of the app.',
      meta: { view: 'setup', back: 'setup.cancel' },
      exit: 'clearErrors',
      on: {
        'code.submit': [
          { guard: { type: 'isAppCode', params: ({ event }) => event }, target: 'verifyingCode' },
          { actions: { type: 'storeAppIssues', params: ({ event }) => event } },
        ],
        'setup.cancel': { target: 'off', actions: 'clearSetup' },
      },
    },
    verifyingCode: {
      description: 'The service is checking the first code.',
      meta: { view: 'setup', back: 'setup.cancel' },
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submit')
          return { factorId: required(context.setup).factorId, ...appCodeSchema.parse(event.values) }
        },
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'codes',
            actions: [{ type: 'storeFactor', params: ({ event }) => event.output }, 'clearSetup'],
          },
          {
            target: 'enteringCode',
            actions: [{ type: 'storeFactor', params: ({ event }) => event.output }, 'clearSetup'],
          },
        ],
        onError: [
          {
            guard: { type: 'isSetupOver', params: ({ event }) => event },
            target: 'off',
            actions: ['clearSetup', 'storeKeyOver'],
          },
          { target: 'scanning', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    codes: {
      description: 'Shows the recovery codes, only once.',
      meta: { view: 'codes' },
      exit: 'clearCodes',
      on: { 'codes.acknowledge': 'on' },
    },
    on: {
      description:
        'The second factor is on: recovery codes can be renewed, or it can be turned off; shows the last failure.',
      meta: { view: 'on' },
      exit: 'clearErrors',
      on: {
        'codes.renew': { target: 'enteringCode', actions: 'storeCodesPurpose' },
        'factor.remove': { target: 'enteringCode', actions: 'storeRemovalPurpose' },
      },
    },
    enteringCode: {
      description: 'Asks for a code of the app or a recovery code first.',
      meta: { view: 'enteringCode', back: 'code.cancel' },
      exit: 'clearErrors',
      on: {
        'code.submit': [
          { guard: { type: 'isAnyCode', params: ({ event }) => event }, target: 'changing' },
          { actions: { type: 'storeCodeIssues', params: ({ event }) => event } },
        ],
        'code.cancel': 'on',
      },
    },
    changing: {
      description: 'The service is checking the code, then renews the recovery codes or turns the factor off.',
      meta: { view: 'enteringCode', back: 'code.cancel' },
      tags: 'busy',
      invoke: {
        id: 'changeFactor',
        src: 'changeFactor',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submit')
          return {
            factorId: required(context.factor).factorId,
            purpose: context.purpose,
            ...anyCodeSchema.parse(event.values),
          }
        },
        onDone: [
          { guard: 'isRemoval', target: 'off', actions: 'clearFactor' },
          { target: 'codes', actions: { type: 'storeFactor', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isRemoved', params: ({ event }) => event }, target: 'on', actions: 'storeChanged' },
          { target: 'enteringCode', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
