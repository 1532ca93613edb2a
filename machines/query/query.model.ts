import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, SERVICE_MESSAGE, UNREACHABLE } from '../kit/samples.ts'
import { queryMachine } from './query.machine.ts'

export const queryModel = {
  machine: queryMachine,
  inputs: { uncached: { cached: null }, cached: { cached: { data: 'zero' } } },
  person: [{ event: { type: 'data.retry' } }, { event: { type: 'data.more' } }],
  environment: [],
  streams: { watchQuery: [{ event: { type: 'data.changed' } }] },
  outcomes: {
    read: {
      answered: { ok: 'one' },
      changed: { ok: 'two' },
      unreachable: UNREACHABLE,
      refused: { fail: { code: 'auth.unauthenticated' } satisfies Failure },
      denied: { fail: { code: 'access.denied' } satisfies Failure },
      withMessage: SERVICE_MESSAGE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof queryMachine>
