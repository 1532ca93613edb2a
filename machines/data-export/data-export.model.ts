import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { APP_CODE, CRASHED, LIMITED, PASSWORD, RECOVERY_CODE, UNREACHABLE } from '../kit/samples.ts'
import { dataExportMachine } from './data-export.machine.ts'

export const dataExportModel = {
  machine: dataExportMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'export.request' } },
    { case: 'good', event: { type: 'proof.submit', values: { password: PASSWORD } } },
    { case: 'empty', event: { type: 'proof.submit', values: { password: '' } } },
    { case: 'app', event: { type: 'code.submit', values: { code: APP_CODE } } },
    { case: 'recovery', event: { type: 'code.submit', values: { code: RECOVERY_CODE } } },
    { case: 'short', event: { type: 'code.submit', values: { code: '12' } } },
    { event: { type: 'proof.cancel' } },
    { event: { type: 'signIn.again' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    requestExport: {
      requested: { ok: undefined },
      proofNeeded: { fail: { code: 'auth.proofNeeded' } satisfies Failure },
      codeNeeded: { fail: { code: 'auth.factorProofNeeded' } satisfies Failure },
      wrongPassword: { fail: { code: 'password.currentWrong' } satisfies Failure },
      inProgress: { fail: { code: 'export.inProgress' } satisfies Failure },
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    verifyFactor: {
      accepted: { ok: undefined },
      wrong: { fail: { code: 'auth.factorCodeWrong' } satisfies Failure },
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof dataExportMachine>
