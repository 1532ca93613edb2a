import type { loginModel } from '#machines/login/login.model.ts'
import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { CODE_ALREADY_USED } from '#tests/e2e/real-backend/kit/reauthentication.ts'
import { OTHER_PASSWORD } from '#tests/e2e/real-backend/kit/tour-context.ts'

export const loginBackend: BackendOf<typeof loginModel> = {
  actors: {
    signIn: {
      accepted: { arrange: async (context) => void (await context.createAccount()) },
      factorPending: CODE_ALREADY_USED,
      wrong: { arrange: async (context) => void (await context.createAccount(OTHER_PASSWORD)) },
      unconfirmed: {
        arrange: async (context) => {
          context.switchPerson()
          await context.signUp()
        },
      },
      unavailable: MOCKED,
      crashed: MOCKED,
    },
    verifyFactor: { accepted: MOCKED, wrong: MOCKED, limited: MOCKED, ended: MOCKED, crashed: MOCKED },
    abandonSignIn: { done: CODE_ALREADY_USED, crashed: MOCKED },
    continueWithGoogle: { redirected: MOCKED, unavailable: NO_SETUP, crashed: MOCKED },
    resendConfirmation: {
      sent: { arrange: ({ passTime }) => passTime(EMAIL_RESEND_INTERVAL) },
      limited: {
        arrange: (context) => context.exhaustRateLimit('/auth/v1/resend', { email: context.email(), type: 'signup' }),
      },
      crashed: MOCKED,
    },
    requestPasswordReset: {
      accepted: { arrange: ({ passTime }) => passTime(EMAIL_RESEND_INTERVAL) },
      // An immediate repeat counts as a retry, and gets the same answer.
      limited: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    takeReturnTo: { some: NO_SETUP, none: NO_SETUP, crashed: MOCKED },
  },
  environment: {
    'account.changed:factorPending': { unplayable: 'another tab is played without the services' },
    'account.changed:signedIn': { unplayable: 'another tab is played without the services' },
  },
}
