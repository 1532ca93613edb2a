import { LIMITED } from '#machines/kit/samples.ts'
import { summariesModel } from '#machines/summaries/summaries.model.ts'
import { ASIDE, CRASH, GOODBYE, ok, sealedRow, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const row = sealedRow(1)
const { one } = summariesModel.outcomes.decryptPage.opened.ok

/** The list has one row, whatever the model calls it. */
export const summariesNetwork: NetworkOf<typeof summariesModel> = {
  starts: {
    first: { route: 'transcriptions', device: SESSION },
    again: { beyond: 'the list that is come back to: tests/e2e/account.spec.ts' },
  },
  jobs: {
    decryptPage: {
      asks: 'POST /api/transcriptions/decrypt-page',
      sends: () => ({ ids: [row.id] }),
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
    'rows.changed': { beyond: 'another row takes the place of the only one: tests/ui/account/summaries.test.tsx' },
    'activity.seen': { beyond: 'every press is one: tests/ui/watch-activity.test.ts' },
  },
  aside: { ...ASIDE, ...GOODBYE, 'GET /api/transcriptions': ok({ data: [row], total: 1, next: null }) },
}
