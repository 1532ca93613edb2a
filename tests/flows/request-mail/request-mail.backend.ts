import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import type { requestMailModel } from '#machines/request-mail/request-mail.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'

export const requestMailBackend: BackendOf<typeof requestMailModel> = {
  starts: {
    start: async (context) => {
      const device = await newMember(context)
      context.switchPerson()
      await context.signUp()
      return { device }
    },
  },
  actors: {
    sendMail: {
      sent: { arrange: ({ passTime }) => passTime(EMAIL_RESEND_INTERVAL) },
      limited: {
        arrange: (context) => context.exhaustRateLimit('/auth/v1/resend', { email: context.email(), type: 'signup' }),
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
  // Without a confirmed address there is no session: only the mail is requested from the real service.
  mocks: ['GET /auth/v1/user', 'GET /api/user/sign-in-methods', 'GET /rest/v1/users'],
}
