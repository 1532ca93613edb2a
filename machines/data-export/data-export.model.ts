import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import {
  APP_CODE,
  CODE_NEEDED,
  VERIFY_FACTOR_OUTCOMES,
  CRASHED,
  LIMITED,
  PASSWORD,
  REAUTHENTICATION_NEEDED,
  RECOVERY_CODE,
  UNREACHABLE,
  WRONG_PASSWORD,
} from '../kit/samples.ts'
import { dataExportMachine } from './data-export.machine.ts'

export const dataExportModel = {
  machine: dataExportMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'export.request' } },
    { case: 'good', event: { type: 'reauthentication.submit', values: { password: PASSWORD } } },
    { case: 'empty', event: { type: 'reauthentication.submit', values: { password: '' } } },
    { case: 'app', event: { type: 'code.submit', values: { code: APP_CODE } } },
    { case: 'recoveryCode', event: { type: 'code.submit', values: { code: RECOVERY_CODE } } },
    { case: 'short', event: { type: 'code.submit', values: { code: '12' } } },
    { event: { type: 'reauthentication.cancel' } },
    { event: { type: 'signIn.again' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    requestExport: {
      requested: { ok: undefined },
      reauthenticationNeeded: REAUTHENTICATION_NEEDED,
      codeNeeded: CODE_NEEDED,
      wrongPassword: WRONG_PASSWORD,
      inProgress: { fail: { code: 'export.inProgress' } satisfies Failure },
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    verifyFactor: VERIFY_FACTOR_OUTCOMES,
  },
} satisfies ModelOf<typeof dataExportMachine>
