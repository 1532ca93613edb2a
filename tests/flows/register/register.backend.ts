import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { registerModel } from '#machines/register/register.model.ts'
import { signInvitation } from '#server/features/invitations/route.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import { callEndsFirst } from './register.network.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { SIGNING_KEY } from '#tests/e2e/flows/kit/tour-product.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const HOUR = 3_600_000

/** An invitation of the messaging platform that expires `goodFor` milliseconds from now. */
const invite = async (context: TourContext, goodFor: number) => {
  const invitation = { name: 'Ana Souza', phone: '+5511987654321', email: context.switchPerson() }
  // The clock of the service may be far ahead of this one.
  const expiresAt = new Date(Date.now() + goodFor)
  context.substitute(
    registerModel.inputs.invited.invitation,
    await signInvitation(SIGNING_KEY, invitation, { expiresAt }),
  )
}

/** The code in the model. */
const CODE = '123456'
const codeOf = async (context: TourContext) => (await context.newest('confirmation')).code

export const registerBackend: BackendOf<typeof registerModel> = {
  actors: {
    prefill: {
      found: { arrange: (context) => invite(context, 10_000 * HOUR) },
      invalid: { arrange: (context) => invite(context, -HOUR) },
      crashed: MOCKED,
    },
    signUp: {
      created: {
        arrange: (context) => {
          context.changeNetwork()
          context.switchPerson()
        },
      },
      taken: {
        arrange: async (context) => {
          context.changeNetwork()
          await context.createAccount()
        },
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    resendConfirmation: {
      sent: { arrange: ({ passTime }) => passTime(EMAIL_RESEND_INTERVAL) },
      limited: {
        arrange: (context) => context.exhaustRateLimit('/auth/v1/resend', { email: context.email(), type: 'signup' }),
      },
      crashed: MOCKED,
    },
    verifyCode: {
      verified: { arrange: async (context) => context.substitute(CODE, (await codeOf(context)) ?? '') },
      wrong: {
        arrange: async (context) =>
          context.substitute(CODE, (await codeOf(context)) === '000000' ? '111111' : '000000'),
      },
      crashed: MOCKED,
    },
    takeReturnTo: { some: NO_SETUP, none: NO_SETUP, crashed: MOCKED },
    continueWithGoogle: { redirected: MOCKED, unavailable: NO_SETUP, crashed: MOCKED },
    checkGoogleAvailable: { offered: MOCKED, unavailable: NO_SETUP, crashed: MOCKED },
  },
  variants: [callEndsFirst],
}
