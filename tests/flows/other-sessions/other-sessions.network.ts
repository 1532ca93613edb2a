import type { ChosenSessions } from '#machines/other-sessions/other-sessions.machine.ts'
import type { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { PAGE_REQUESTS, CRASH, NO_ACTIVITY, ok, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

export const otherSessionsNetwork: NetworkOf<typeof otherSessionsModel> = {
  starts: { start: { route: 'securitySettings', device: STORED_SESSION } },
  actors: {
    endSessions: {
      request: (chosen: ChosenSessions) =>
        chosen.scope === 'one' ? `DELETE /api/user/sessions/${chosen.id}` : 'POST /auth/v1/logout',
      replies: {
        ended: ok({ ended: true }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: { ...PAGE_REQUESTS, ...NO_ACTIVITY },
}
