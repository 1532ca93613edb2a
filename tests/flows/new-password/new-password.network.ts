import type { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { ANA } from '#machines/kit/samples.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  LIMIT,
  ok,
  refusal,
  refusalOf,
  REJECTED,
  SIGN_OUT_REQUESTS,
  STORED_SESSION,
  USER_FOUND,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

export const newPasswordNetwork: NetworkOf<typeof newPasswordModel> = {
  // Without a stored session the page stays in its prerendered state, without a request.
  starts: { start: { route: 'resetPassword', device: STORED_SESSION } },
  actors: {
    checkSession: {
      request: 'GET /api/auth/password-reset',
      replies: {
        allowed: ok({ email: ANA.email, can_set_password: true }),
        notAllowed: ok({ email: ANA.email, can_set_password: false }),
        factorPending: refusal(403, 'auth.secondFactorNeeded'),
        ended: REJECTED,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
      isRetried: true,
    },
    setPassword: {
      request: 'PUT /auth/v1/user',
      body: (input: object) => input,
      replies: {
        saved: USER_FOUND,
        weak: {
          status: 422,
          json: { error_code: 'weak_password', msg: 'x', weak_password: { reasons: ['length', 'pwned'] } },
        },
        same: refusalOf(422, 'same_password'),
        factorPending: refusalOf(403, 'insufficient_aal'),
        notAllowed: refusalOf(403, 'not_recovering'),
        expired: refusalOf(401, 'session_expired'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    requestPasswordReset: {
      request: 'POST /auth/v1/recover',
      body: ({ email }: { email: string }) => ({ email }),
      replies: { sent: ok(), limited: LIMIT, crashed: CRASH },
    },
  },
  environment: {},
  pageRequests: { ...PAGE_REQUESTS, ...SIGN_OUT_REQUESTS },
}
