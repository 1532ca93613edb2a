import { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { PAGE_REQUESTS, CRASH, LIMIT } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const DONE = { status: 200, json: {} }
const keyFound = waitlistModel.streams.readKey[0]?.event

export const waitlistNetwork: NetworkOf<typeof waitlistModel> = {
  starts: { fresh: { route: 'waitlist' } },
  actors: {
    joinWaitlist: {
      request: 'POST /api/waitlist',
      body: (input: object) => input,
      replies: { accepted: { status: 202, json: {} }, unreachable: 'unreachable', limited: LIMIT, crashed: CRASH },
    },
    confirmEntry: {
      request: 'POST /api/waitlist/confirm',
      body: (input: object) => input,
      replies: {
        confirmed: DONE,
        spent: { status: 410, json: { code: 'auth.linkExpired' } },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    leaveWaitlist: {
      request: 'POST /api/waitlist/leave',
      body: (input: object) => input,
      replies: { removed: DONE, unreachable: 'unreachable', crashed: CRASH },
    },
  },
  environment: {
    'key.found': {
      act: (tourPage, start) => tourPage.open({ ...start, queryAndHash: `?chave=${keyFound?.key ?? ''}` }),
      // Opening the page again resets issues and failure.
      where: (state) =>
        state.matches('editing') && state.context.failure === null && Object.keys(state.context.issues).length === 0,
    },
  },
  pageRequests: PAGE_REQUESTS,
}
