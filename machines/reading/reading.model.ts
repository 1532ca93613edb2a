import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, IN_OWN_WORDS, UNREACHABLE } from '../kit/samples.ts'
import { readingMachine } from './reading.machine.ts'

export const readingModel = {
  machine: readingMachine,
  inputs: { nothingKnown: { known: null }, remembered: { known: { data: 'zero' } } },
  person: [{ event: { type: 'data.retry' } }, { event: { type: 'data.more' } }],
  environment: [],
  streams: { watchQuery: [{ event: { type: 'data.changed' } }] },
  outcomes: {
    read: {
      answered: { ok: 'one' },
      changed: { ok: 'two' },
      unreachable: UNREACHABLE,
      refused: { fail: { code: 'auth.unauthenticated' } satisfies Failure },
      inOwnWords: IN_OWN_WORDS,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof readingMachine>
