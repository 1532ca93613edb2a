import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { transcriptionDeletionMachine } from './transcription-deletion.machine.ts'

export const transcriptionDeletionModel = {
  machine: transcriptionDeletionMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'transcriptions.delete', ids: ['one', 'two'] } },
    { event: { type: 'deletion.retry' } },
    { event: { type: 'deletion.undo' } },
    { event: { type: 'deletion.dismiss' } },
    { event: { type: 'undo.pause' } },
    { event: { type: 'undo.resume' } },
  ],
  environment: [{ event: { type: 'account.changed' } }],
  streams: {},
  outcomes: {
    deleteTranscriptions: {
      deleted: { ok: ['one', 'two'] },
      // One of them was deleted on another device, a while ago.
      partly: { ok: ['two'] },
      before: { ok: [] },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    restoreTranscriptions: {
      restored: { ok: undefined },
      tooLate: { fail: { code: 'transcription.gone' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof transcriptionDeletionMachine>
