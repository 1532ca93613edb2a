import type { ModelOf } from '#machines/kit/model.ts'
import type { transcriptionDeletionMachine } from '#machines/transcription-deletion/transcription-deletion.machine.ts'
import { transcriptionDeletionModel } from '#machines/transcription-deletion/transcription-deletion.model.ts'
import type { Exclusion } from '#tests/e2e/real-backend/kit/backend.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  SIGN_OUT_REQUESTS,
  ok,
  refusal,
  sealedRow,
  STORED_SESSION,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const row = sealedRow(1)
const body = () => ({ ids: [row.id] })

const { partly: _, ...outcomes } = transcriptionDeletionModel.outcomes.deleteTranscriptions

/** The list has one row, so only single deletions are played. */
export const playedModel = {
  ...transcriptionDeletionModel,
  person: transcriptionDeletionModel.person.map(({ event }) => ({
    event: event.type === 'transcriptions.delete' ? { ...event, ids: ['one'] } : event,
  })),
  outcomes: { ...transcriptionDeletionModel.outcomes, deleteTranscriptions: { ...outcomes, deleted: { ok: ['one'] } } },
} satisfies ModelOf<typeof transcriptionDeletionMachine>

/** A deleted row has no button. */
export const noOtherRow: Exclusion = ({ from, step }) =>
  step.label === 'transcriptions.delete' && (from.snapshot.context as { hidden: string[] }).hidden.length > 0
    ? 'there is no other row: tests/ui/account/transcription-deletion.test.tsx'
    : null

/** The list has one row, whatever the model calls it. */
export const transcriptionDeletionNetwork: NetworkOf<typeof playedModel> = {
  starts: {
    start: {
      route: 'transcriptions',
      device: STORED_SESSION,
      prepare: (page) => page.locator('[data-flow=transcription]').waitFor(),
    },
  },
  actors: {
    deleteTranscriptions: {
      request: 'DELETE /api/transcriptions',
      body,
      replies: {
        deleted: ok({ removed: [row.id] }),
        before: ok({ removed: [] }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    restoreTranscriptions: {
      request: 'POST /api/transcriptions/restore',
      body,
      replies: {
        restored: ok({ success: true }),
        tooLate: refusal(410, 'transcription.gone'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: { 'account.changed': { unplayable: 'the guard of the page is left with the person' } },
  around: { 'transcriptions.delete': 'Apagar' },
  excludes: noOtherRow,
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }),
  },
}
