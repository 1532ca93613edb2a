import type { ModelOf } from '#machines/kit/model.ts'
import type { selectionMachine } from '#machines/selection/selection.machine.ts'
import { selectionModel } from '#machines/selection/selection.model.ts'
import { PAGE_REQUESTS, ok, sealedRow, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const [one, two] = [sealedRow(1), sealedRow(2)]

/** The rows of the list, as the server calls them. */
export const playedModel = {
  ...selectionModel,
  person: [
    { event: { type: 'selection.start' } },
    { case: 'one', event: { type: 'selection.toggle', id: one.id, ids: [one.id, two.id] } },
    { case: 'two', event: { type: 'selection.toggle', id: two.id, ids: [one.id, two.id] } },
    { case: 'few', event: { type: 'selection.all', ids: [one.id, two.id] } },
    { event: { type: 'selection.clear' } },
    { event: { type: 'selection.end' } },
  ],
} satisfies ModelOf<typeof selectionMachine>

export const selectionNetwork: NetworkOf<typeof playedModel> = {
  starts: {
    start: {
      route: 'transcriptions',
      device: STORED_SESSION,
      prepare: (page) => page.locator('[data-flow=transcription]').first().waitFor(),
    },
  },
  actors: {},
  environment: {},
  pageRequests: { ...PAGE_REQUESTS, 'GET /api/transcriptions': ok({ data: [one, two], total: 2, next: null }) },
}
