/** The list of transcriptions represents all queries of the account. */
import type { SnapshotFrom } from 'xstate'
import type { queryMachine } from '#machines/query/query.machine.ts'
import type { queryModel } from '#machines/query/query.model.ts'
import { queryAssertions } from './query.assertions.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  SIGN_OUT_REQUESTS,
  ok,
  SERVICE_MESSAGE_REPLY,
  REJECTED,
  sealedRow,
  STORED_SESSION,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** A page with one row, distinguished from the other one by its summary. */
const page = (id: number, hasSummary: boolean) =>
  ok({ data: [sealedRow(id, { has_summary: hasSummary })], total: 20, next: 'rest' })

export const queryNetwork: NetworkOf<typeof queryModel> = {
  starts: {
    uncached: { route: 'transcriptions', device: STORED_SESSION },
    cached: { unplayable: 'the same page, come back to: tests/e2e/account-states.spec.ts' },
  },
  actors: {
    read: {
      request: 'GET /api/transcriptions',
      replies: {
        answered: page(1, true),
        changed: page(2, false),
        unreachable: 'unreachable',
        refused: REJECTED,
        denied: { status: 403, json: { code: 'access.denied' } },
        withMessage: SERVICE_MESSAGE_REPLY,
        crashed: CRASH,
      },
      isRetried: true,
    },
  },
  environment: { 'data.changed': { unplayable: 'reported by a row that was deleted, which is played with the row' } },
  pageRequests: { ...PAGE_REQUESTS, ...SIGN_OUT_REQUESTS },
}

/** On the built product the answer is shown as rows of the list. */
export const queryRowAssertions = {
  ...queryAssertions,
  ready: (state: SnapshotFrom<typeof queryMachine>) => ({
    ...queryAssertions.ready(state),
    shows: [],
    texts: [state.context.data === 'one' ? 'Com resumo' : 'Sem resumo'],
  }),
}
