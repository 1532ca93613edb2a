import type { otherSessionsModel } from '#machines/other-sessions/other-sessions.model.ts'
import { ASIDE, CRASH, NO_ACTIVITY, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

export const otherSessionsNetwork: NetworkOf<typeof otherSessionsModel> = {
  starts: { start: { route: 'securitySettings', device: SESSION } },
  jobs: {
    endSessions: {
      asks: 'POST /auth/v1/logout',
      replies: {
        ended: { status: 204 },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  aside: { ...ASIDE, ...NO_ACTIVITY },
}
