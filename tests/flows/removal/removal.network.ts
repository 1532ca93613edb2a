import type { ModelOf } from '#machines/kit/model.ts'
import type { removalMachine } from '#machines/removal/removal.machine.ts'
import { removalModel } from '#machines/removal/removal.model.ts'
import type { Bar } from '#tests/e2e/real-backend/kit/backend.ts'
import { ASIDE, CRASH, GOODBYE, ok, refusal, sealedRow, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const row = sealedRow(1)
const sends = () => ({ ids: [row.id] })

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
export const noOtherRow: Bar = ({ from, step }) =>
  step.label === 'items.remove' && (from.snapshot.context as { gone: string[] }).gone.length > 0
    ? 'there is no other row: tests/ui/account/removal.test.tsx'
    : null

/** The list has one row, whatever the model calls it. */
export const removalNetwork: NetworkOf<typeof playedModel> = {
  starts: {
    start: {
      route: 'transcriptions',
      device: SESSION,
      readies: (page) => page.locator('[data-flow=transcription]').waitFor(),
    },
  },
  jobs: {
    remove: {
      asks: 'DELETE /api/transcriptions',
      sends,
      replies: {
        removed: ok({ removed: [row.id] }),
        before: ok({ removed: [] }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    restore: {
      asks: 'POST /api/transcriptions/restore',
      sends,
      replies: {
        restored: ok({ success: true }),
        late: refusal(410, 'transcription.gone'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: { 'person.changed': { beyond: 'the guard of the page is left with the person' } },
  around: { 'items.remove': 'Excluir' },
  bars: noOtherRow,
  aside: { ...ASIDE, ...GOODBYE, 'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }) },
}
