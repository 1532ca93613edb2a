import { LIMITED } from '#machines/kit/samples.ts'
import type { ModelOf } from '#machines/kit/model.ts'
import type { downloadSelectedMachine } from '#machines/download-selected/download-selected.machine.ts'
import { downloadSelectedModel } from '#machines/download-selected/download-selected.model.ts'
import { PAGE_REQUESTS, CRASH, ok, sealedRow, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const row = sealedRow(1)
const { partly: _, ...outcomes } = downloadSelectedModel.outcomes.downloadSelected

/** The list has one row: tests/ui/account/download-selected.test.tsx saves a part of several. */
export const playedModel = {
  ...downloadSelectedModel,
  person: [
    {
      event: { type: 'file.save', items: [{ id: row.id, created_at: row.created_at, isSealed: true }], language: 'pt' },
    },
  ],
  outcomes: { downloadSelected: outcomes },
} satisfies ModelOf<typeof downloadSelectedMachine>

export const downloadSelectedNetwork: NetworkOf<typeof playedModel> = {
  starts: {
    start: {
      route: 'transcriptions',
      device: STORED_SESSION,
      prepare: async (page) => {
        await page.locator('[data-flow=selection] button').first().click()
        await page.locator('[data-flow=transcription] input').check()
      },
    },
  },
  actors: {
    downloadSelected: {
      request: 'POST /api/transcriptions/decrypt-page',
      body: () => ({ ids: [row.id] }),
      replies: {
        saved: ok({ opened: [{ id: row.id, transcription: 'Vamos almoçar?', summary: null }], failed: [] }),
        unreadable: ok({ opened: [], failed: [{ id: row.id, code: 'transcription.decryptFailed' }] }),
        limited: { status: 429, json: {}, headers: { 'Retry-After': String(LIMITED.fail.retryAfter) } },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: { ...PAGE_REQUESTS, 'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }) },
}
