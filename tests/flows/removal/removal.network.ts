import type { ModelOf } from '#machines/kit/model.ts'
import type { removalMachine } from '#machines/removal/removal.machine.ts'
import { removalModel } from '#machines/removal/removal.model.ts'
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

const { partly: _, ...ends } = removalModel.outcomes.remove

/** The list has one row, so only single deletions are played. */
export const playedModel = {
  ...removalModel,
  person: removalModel.person.map(({ event }) => ({
    event: event.type === 'items.remove' ? { ...event, ids: ['one'] } : event,
  })),
  outcomes: { ...removalModel.outcomes, remove: { ...ends, removed: { ok: ['one'] } } },
} satisfies ModelOf<typeof removalMachine>

/** A deleted row has no button. */
export const noOtherRow: Exclusion = ({ from, step }) =>
  step.label === 'items.remove' && (from.snapshot.context as { gone: string[] }).gone.length > 0
    ? 'there is no other row: tests/ui/account/removal.test.tsx'
    : null

/** The list has one row, whatever the model calls it. */
export const removalNetwork: NetworkOf<typeof playedModel> = {
  starts: {
    start: {
      route: 'transcriptions',
      device: STORED_SESSION,
      prepare: (page) => page.locator('[data-flow=transcription]').waitFor(),
    },
  },
  actors: {
    remove: {
      request: 'DELETE /api/transcriptions',
      body,
      replies: {
        removed: ok({ removed: [row.id] }),
        before: ok({ removed: [] }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    restore: {
      request: 'POST /api/transcriptions/restore',
      body,
      replies: {
        restored: ok({ success: true }),
        late: refusal(410, 'transcription.gone'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: { 'person.changed': { unplayable: 'the guard of the page is left with the person' } },
  around: { 'items.remove': 'Apagar' },
  excludes: noOtherRow,
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }),
  },
}
