import type { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  SIGN_OUT_REQUESTS,
  LIMIT,
  NO_ACTIVITY,
  ok,
  refusal,
  STORED_SESSION,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

export const passwordChangeNetwork: NetworkOf<typeof passwordChangeModel> = {
  starts: { start: { route: 'securitySettings', queryAndHash: '#password', device: STORED_SESSION } },
  actors: {
    changePassword: {
      request: 'POST /api/auth/change-password',
      body: (input: object) => input,
      replies: {
        changed: ok({ success: true }),
        wrongCurrent: refusal(400, 'password.currentWrong'),
        weak: {
          status: 422,
          json: {
            code: 'auth.weakPassword',
            details: { fields: { currentPassword: 'password.tooShort', newPassword: 'password.common' } },
          },
        },
        same: refusal(422, 'auth.samePassword'),
        stale: refusal(403, 'auth.proofNeeded'),
        limited: LIMIT,
        limitedForAWhile: refusal(429, 'rate.limited'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: { ...PAGE_REQUESTS, ...SIGN_OUT_REQUESTS, ...NO_ACTIVITY },
}
