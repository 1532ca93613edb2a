import type { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { PAGE_REQUESTS, CRASH, configured, refused, STORED_SESSION, USER_FOUND } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { 'GET /config.json': _, ...pageRequests } = PAGE_REQUESTS

/** A stored session that is invalid. */
const NO_SESSION = { [SESSION_KEY]: {} }

export const newPasswordNetwork: NetworkOf<typeof newPasswordModel> = {
  // Without a stored session the page stays in its prerendered state, without a request.
  starts: { start: { route: 'resetPassword', device: STORED_SESSION } },
  actors: {
    // The auth client reads the storage, and needs its configuration first.
    checkSession: {
      request: 'GET /config.json',
      replies: {
        present: configured(false),
        factorPending: { unplayable: 'only the tab that opened the link knows whose session it is' },
        missing: { reply: configured(false), device: NO_SESSION },
        ended: { unplayable: 'without the services a stored session ends by its own time only' },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
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
        same: refused(422, 'same_password'),
        factorPending: refused(403, 'insufficient_aal'),
        notAllowed: refused(403, 'not_recovering'),
        expired: refused(401, 'session_expired'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests,
}
