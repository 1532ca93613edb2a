import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import { PASSWORD } from '../kit/samples.ts'
import type { secondFactorMachine } from './second-factor.machine.ts'
import { CODES, OTHER_CODES, SETUP } from './second-factor.model.ts'

const { after, ends, onlyAfter, isIdleIn, shows } = consequencesOf<typeof secondFactorMachine>()

const APP = { code: '123456' }
const RECOVERY = { code: 'abcde23456' }

export const secondFactorProperties: readonly Property<typeof secondFactorMachine>[] = [
  {
    name: 'An account without a second factor is offered one',
    cites: ['ACCOUNT-58'],
    kind: 'start',
    input: 'off',
    expect: (state) => isIdleIn('off')(state) && state.context.factor === null,
  },
  {
    name: 'A second factor of an account is shown as on, with the number of recovery codes left',
    cites: ['ACCOUNT-58', 'ACCOUNT-60'],
    kind: 'start',
    input: 'on',
    expect: (state) => isIdleIn('on')(state) && state.context.factor?.codesLeft === 7,
  },
  {
    name: 'A second factor that was turned on elsewhere is shown as on, with what to do about the key that was shown here',
    cites: ['ACCOUNT-124'],
    kind: 'start',
    input: 'onElsewhere',
    expect: (state) => isIdleIn('on')(state) && state.context.failure?.code === 'request.notFound',
  },
  {
    name: 'A key is made on request only, or after the reauthentication for it',
    cites: ['ACCOUNT-58', 'ACCOUNT-42'],
    kind: 'everyStep',
    when: (it) => it.calls.some(({ src }) => src === 'enrol'),
    expect: ({ on }) => on === 'factor.setUp' || on === 'reauthenticate:reauthenticated',
  },
  {
    name: 'A request leads to a key, or first to a reauthentication; a failure is shown',
    cites: ['ACCOUNT-42', 'ACCOUNT-58', 'FAIL-04'],
    ...ends('enrol', {
      made: { shows: 'setup', context: { setup: SETUP } },
      reauthenticationNeeded: { shows: 'reauthentication' },
      other: { shows: 'off', failure: 'request.conflict' },
      crashed: { shows: 'off', failure: 'unexpected' },
    }),
  },
  {
    name: 'A key is requested by its button',
    cites: ['ACCOUNT-58'],
    ...after(isIdleIn('off'), { 'factor.setUp': { calls: { enrol: undefined } } }),
  },
  {
    name: 'The password is sent to its check, an empty one is an issue; the form can be cancelled, or replaced by a new sign-in',
    cites: ['ACCOUNT-43', 'ACCOUNT-44', 'ACCOUNT-45'],
    ...onlyAfter(isIdleIn('reauthentication'), {
      'reauthentication.submit:password': { calls: { reauthenticate: { password: PASSWORD } } },
      'reauthentication.submit:none': { issues: { password: 'password.required' } },
      'reauthentication.cancel': { shows: 'off' },
      'signIn.again': { emits: { type: 'signOut' } },
    }),
  },
  {
    name: 'A correct password continues to the key; a failure is shown in the form',
    cites: ['ACCOUNT-42', 'ACCOUNT-44', 'FAIL-04'],
    ...ends('reauthenticate', {
      reauthenticated: { shows: 'off', calls: { enrol: undefined } },
      wrong: { failure: 'password.currentWrong' },
      crashed: { failure: 'unexpected' },
    }),
  },
  {
    name: 'The first code is sent with its factor, without spaces; a malformed one is an issue, and the form can be cancelled',
    cites: ['ACCOUNT-58', 'AUTH-49'],
    ...onlyAfter(isIdleIn('setup'), {
      'code.submit:app': { calls: { confirm: { factorId: SETUP.factorId, ...APP } } },
      'code.submit:recoveryCode': { issues: { code: 'code.invalid' } },
      'code.submit:short': { issues: { code: 'code.invalid' } },
      'setup.cancel': { shows: 'off', context: { setup: null } },
    }),
  },
  {
    name: 'An accepted code enables the second factor and shows the recovery codes, or asks to create them; a failure is shown in place, an invalid key dropped',
    cites: ['ACCOUNT-58', 'ACCOUNT-59', 'ACCOUNT-77', 'ACCOUNT-121', 'AUTH-51'],
    ...ends('confirm', {
      made: {
        shows: 'codes',
        context: { setup: null, factor: { factorId: SETUP.factorId, codesLeft: CODES.length }, codes: CODES },
      },
      without: {
        shows: 'enteringCode',
        context: { setup: null, factor: { factorId: SETUP.factorId, codesLeft: 0 }, codes: [], purpose: 'codes' },
      },
      wrong: { failure: 'auth.factorCodeWrong' },
      replaced: { shows: 'off', failure: 'request.notFound', context: { setup: null } },
      other: { shows: 'off', failure: 'request.notFound', context: { setup: null } },
      limited: { failure: { code: 'rate.limited', retryAfter: 90 } },
      crashed: { failure: 'unexpected' },
    }),
  },
  {
    name: 'Recovery codes are dropped once they are confirmed as kept',
    cites: ['ACCOUNT-59'],
    ...after(isIdleIn('codes'), { 'codes.acknowledge': { shows: 'on', context: { codes: [] } } }),
  },
  {
    name: 'Recovery codes and key are in memory only while they are shown',
    cites: ['ACCOUNT-59'],
    kind: 'always',
    expect: (state) =>
      shows('codes')(state) === state.context.codes.length > 0 &&
      shows('setup')(state) === (state.context.setup !== null),
  },
  {
    name: 'New recovery codes, and disabling the second factor, ask for a code first, without the last failure',
    cites: ['ACCOUNT-60', 'ACCOUNT-61', 'FAIL-09'],
    ...after(isIdleIn('on'), {
      'codes.renew': { shows: 'enteringCode', failure: null, context: { purpose: 'codes' } },
      'factor.remove': { shows: 'enteringCode', failure: null, context: { purpose: 'removal' } },
    }),
  },
  {
    name: 'A code of the app or a recovery code is sent with its purpose; any other input is an issue, and the form can be cancelled',
    cites: ['ACCOUNT-60', 'ACCOUNT-61', 'AUTH-49'],
    ...onlyAfter(isIdleIn('enteringCode'), {
      'code.submit:app': ({ before: { context } }) => ({
        calls: { changeFactor: { factorId: context.factor?.factorId ?? '', purpose: context.purpose, ...APP } },
      }),
      'code.submit:recoveryCode': ({ before: { context } }) => ({
        calls: { changeFactor: { factorId: context.factor?.factorId ?? '', purpose: context.purpose, ...RECOVERY } },
      }),
      'code.submit:short': { issues: { code: 'code.invalid' } },
      'code.cancel': { shows: 'on' },
    }),
  },
  {
    name: 'A disabled second factor is shown as off, new recovery codes are shown once created; a failure is shown in place, a factor that was turned off elsewhere ends the form',
    cites: ['ACCOUNT-60', 'ACCOUNT-61', 'ACCOUNT-124', 'AUTH-51'],
    ...ends('changeFactor', {
      done: ({ before: { context } }) =>
        context.purpose === 'removal'
          ? { shows: 'off', context: { factor: null, purpose: 'codes' } }
          : {
              shows: 'codes',
              context: {
                factor: { factorId: context.factor?.factorId ?? '', codesLeft: OTHER_CODES.length },
                codes: OTHER_CODES,
              },
            },
      wrong: { failure: 'auth.factorCodeWrong' },
      removed: { shows: 'on', failure: 'request.conflict' },
      limited: { failure: { code: 'rate.limited', retryAfter: 90 } },
      crashed: { failure: 'unexpected' },
    }),
  },
  {
    name: 'The view "on" or "off" can be reached from every state',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isIdleIn('off', 'on'),
  },
]
