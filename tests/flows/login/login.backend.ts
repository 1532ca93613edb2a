import type { loginModel } from '#machines/login/login.model.ts'
import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { ONE_CODE } from '#tests/e2e/real-backend/kit/proof.ts'
import { OTHER_PASSWORD } from '#tests/e2e/real-backend/kit/world.ts'

export const loginBackend: BackendOf<typeof loginModel> = {
  jobs: {
    signIn: {
      accepted: { real: async (world) => void (await world.join()) },
      half: ONE_CODE,
      wrong: { real: async (world) => void (await world.join(OTHER_PASSWORD)) },
      unconfirmed: {
        real: async (world) => {
          world.meet()
          await world.signUp()
        },
      },
      unavailable: PLAYED,
      crashed: PLAYED,
    },
    verifyFactor: { accepted: PLAYED, wrong: PLAYED, limited: PLAYED, ended: PLAYED, crashed: PLAYED },
    abandonSignIn: { done: ONE_CODE, crashed: PLAYED },
    continueWithGoogle: { left: PLAYED, soon: AS_ARRANGED, crashed: PLAYED },
    resendConfirmation: {
      sent: { real: ({ letPass }) => letPass(EMAIL_RESEND_INTERVAL) },
      limited: {
        real: (world) => world.exhaust('/auth/v1/resend', { email: world.email(), type: 'signup' }),
      },
      crashed: PLAYED,
    },
    requestRecovery: {
      accepted: { real: ({ letPass }) => letPass(EMAIL_RESEND_INTERVAL) },
      // An immediate repeat counts as a retry, and gets the same answer.
      limited: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    takeReturnTo: { some: AS_ARRANGED, none: AS_ARRANGED, crashed: PLAYED },
  },
  environment: {
    'account.changed:half': { beyond: 'another tab is played without the services' },
    'account.changed:signedIn': { beyond: 'another tab is played without the services' },
  },
}
