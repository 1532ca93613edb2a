import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { retentionMachine } from './retention.machine.ts'

export const retentionModel = {
  machine: retentionMachine,
  inputs: { stored: { days: 45 } },
  person: [
    { case: 'month', event: { type: 'retention.choose', days: 30 } },
    { case: 'week', event: { type: 'retention.choose', days: 7 } },
    { case: 'forever', event: { type: 'retention.choose', days: null } },
    { event: { type: 'retention.save' } },
    { event: { type: 'retention.revert' } },
    { event: { type: 'deletion.confirm' } },
    { event: { type: 'deletion.cancel' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    countRemoved: {
      none: { ok: 0 },
      some: { ok: 12 },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    saveRetention: {
      saved: { ok: undefined },
      countOutdated: { fail: { code: 'request.conflict' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof retentionMachine>
