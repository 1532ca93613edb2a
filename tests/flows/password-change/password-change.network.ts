import type { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import { ASIDE, CRASH, GOODBYE, LIMIT, NO_ACTIVITY, ok, refusal, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

export const passwordChangeNetwork: NetworkOf<typeof passwordChangeModel> = {
  starts: { start: { route: 'securitySettings', tail: '#password', device: SESSION } },
  jobs: {
    changePassword: {
      asks: 'POST /api/auth/change-password',
      sends: (input: object) => input,
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
  aside: { ...ASIDE, ...GOODBYE, ...NO_ACTIVITY },
}
