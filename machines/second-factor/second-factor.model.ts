import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import {
  APP_CODE,
  CRASHED,
  FACTOR_ID,
  LIMITED,
  PASSWORD,
  REAUTHENTICATION_NEEDED,
  RECOVERY_CODE,
  WRONG_PASSWORD,
} from '../kit/samples.ts'
import { type FactorSetup, secondFactorMachine } from './second-factor.machine.ts'

export const SETUP: FactorSetup = {
  factorId: '00000000-0000-4000-8000-0000000000f2',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Prosa:ana%40prosa.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Prosa',
}
export const CODES = ['ABCDE-23456', 'FGHJK-34567'] as const
export const OTHER_CODES = ['MNPQR-45678', 'STVWX-56789', 'YZABC-67892'] as const

const WRONG = { fail: { code: 'auth.factorCodeWrong' } satisfies Failure }
const submit = (code: string) => ({ type: 'code.submit' as const, values: { code } })
const reauthenticate = (password: string) => ({ type: 'reauthentication.submit' as const, values: { password } })

export const secondFactorModel = {
  machine: secondFactorMachine,
  inputs: {
    off: { factor: null, failure: null },
    on: { factor: { factorId: FACTOR_ID, codesLeft: 7 }, failure: null },
    onElsewhere: { factor: { factorId: FACTOR_ID, codesLeft: 10 }, failure: { code: 'request.notFound' } },
  },
  person: [
    { event: { type: 'factor.setUp' } },
    { case: 'password', event: reauthenticate(PASSWORD) },
    { case: 'none', event: reauthenticate('') },
    { event: { type: 'reauthentication.cancel' } },
    { event: { type: 'signIn.again' } },
    { case: 'app', event: submit(APP_CODE) },
    { case: 'recoveryCode', event: submit(RECOVERY_CODE) },
    { case: 'short', event: submit('12') },
    { event: { type: 'setup.cancel' } },
    { event: { type: 'codes.acknowledge' } },
    { event: { type: 'codes.renew' } },
    { event: { type: 'factor.remove' } },
    { event: { type: 'code.cancel' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    enrol: {
      made: { ok: SETUP },
      reauthenticationNeeded: REAUTHENTICATION_NEEDED,
      other: { fail: { code: 'request.conflict' } satisfies Failure },
      crashed: CRASHED,
    },
    reauthenticate: {
      reauthenticated: { ok: undefined },
      wrong: WRONG_PASSWORD,
      crashed: CRASHED,
    },
    confirm: {
      made: { ok: { codes: CODES } },
      without: { ok: { codes: [] } },
      wrong: WRONG,
      replaced: { fail: { code: 'request.notFound' } satisfies Failure },
      other: { fail: { code: 'request.conflict' } satisfies Failure },
      limited: LIMITED,
      crashed: CRASHED,
    },
    changeFactor: {
      done: { ok: { codes: OTHER_CODES } },
      wrong: WRONG,
      removed: { fail: { code: 'request.notFound' } satisfies Failure },
      limited: LIMITED,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof secondFactorMachine>
