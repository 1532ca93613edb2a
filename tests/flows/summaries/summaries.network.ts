import { LIMITED } from '#machines/kit/samples.ts'
import { summariesModel } from '#machines/summaries/summaries.model.ts'
import { PAGE_REQUESTS, CRASH, SIGN_OUT_REQUESTS, ok, sealedRow, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const row = sealedRow(1)
const { one } = summariesModel.outcomes.decryptPage.opened.ok

/** The list has one row, whatever the model calls it. */
export const summariesNetwork: NetworkOf<typeof summariesModel> = {
  starts: {
    first: { route: 'transcriptions', device: STORED_SESSION },
    again: { unplayable: 'the list that is come back to: tests/e2e/account.spec.ts' },
  },
  actors: {
    decryptPage: {
      request: 'POST /api/transcriptions/decrypt-page',
      body: () => ({ ids: [row.id] }),
      replies: {
        opened: ok({
          opened: [{ id: row.id, transcription: one.decrypted_content, summary: one.decrypted_summary }],
          failed: [],
        }),
        unreadable: ok({ opened: [], failed: [{ id: row.id, code: 'transcription.decryptFailed' }] }),
        unreachable: 'unreachable',
        limited: { status: 429, json: {}, headers: { 'Retry-After': String(LIMITED.fail.retryAfter) } },
        crashed: CRASH,
      },
    },
  },
  environment: {
    'rows.changed': { unplayable: 'another row takes the place of the only one: tests/ui/account/summaries.test.tsx' },
    'activity.seen': { unplayable: 'every click is one: tests/ui/watch-activity.test.ts' },
  },
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }),
  },
}
