import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, LIMITED, PASSWORD, UNREACHABLE } from '../kit/samples.ts'
import { dataExportMachine } from './data-export.machine.ts'

export const dataExportModel = {
  machine: dataExportMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'export.request' } },
    { case: 'good', event: { type: 'proof.submit', values: { password: PASSWORD } } },
    { case: 'empty', event: { type: 'proof.submit', values: { password: '' } } },
    { event: { type: 'proof.cancel' } },
    { event: { type: 'signIn.again' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    requestExport: {
      requested: { ok: undefined },
      proofNeeded: { fail: { code: 'auth.proofNeeded' } satisfies Failure },
      wrongPassword: { fail: { code: 'password.currentWrong' } satisfies Failure },
      inProgress: { fail: { code: 'export.inProgress' } satisfies Failure },
      limited: LIMITED,
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof dataExportMachine>
