import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { removalMachine } from './removal.machine.ts'

export const removalModel = {
  machine: removalMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'items.remove', ids: ['one', 'two'] } },
    { event: { type: 'removal.retry' } },
    { event: { type: 'removal.undo' } },
    { event: { type: 'removal.dismiss' } },
    { event: { type: 'offer.hold' } },
    { event: { type: 'offer.release' } },
  ],
  environment: [{ event: { type: 'person.changed' } }],
  streams: {},
  outcomes: {
    remove: {
      removed: { ok: ['one', 'two'] },
      // One of them was deleted on another device, a while ago.
      partly: { ok: ['two'] },
      before: { ok: [] },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    restore: {
      restored: { ok: undefined },
      late: { fail: { code: 'transcription.gone' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof removalMachine>
