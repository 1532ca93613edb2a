import type { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { ASIDE, CRASH, configured, refused, SESSION, USER_FOUND } from './kit/replies.ts'
import type { WireOf } from './kit/wire.ts'

const { 'GET /config.json': _, ...aside } = ASIDE

export const newPasswordWire: WireOf<typeof newPasswordModel> = {
  starts: { start: { route: 'resetPassword' } },
  jobs: {
    // Storage is asked through the auth client, which has to know its service first.
    checkSession: {
      asks: 'GET /config.json',
      replies: { present: { reply: configured(false), device: SESSION }, missing: configured(false), crashed: CRASH },
    },
    setPassword: {
      asks: 'PUT /auth/v1/user',
      sends: (input: object) => input,
      replies: {
        saved: USER_FOUND,
        same: refused(422, 'same_password'),
        notAllowed: refused(403, 'insufficient_aal'),
        expired: refused(401, 'session_expired'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  happenings: {},
  aside,
}
