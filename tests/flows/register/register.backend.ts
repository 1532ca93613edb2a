import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { registerModel } from '#machines/register/register.model.ts'
import { signInvitation } from '#server/features/invitations/route.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import { callEndsFirst } from './register.network.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { SIGNING_KEY } from '#tests/e2e/flows/kit/tour-product.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const HOUR = 3_600_000

/** An invitation of the messaging platform that expires `goodFor` milliseconds from now. */
const invite = async (world: World, goodFor: number) => {
  const invitation = { name: 'Ana Souza', phone: '+5511987654321', email: world.switchPerson() }
  // The clock of the service may be far ahead of this one.
  const expiresAt = new Date(Date.now() + goodFor)
  world.substitute(
    registerModel.inputs.invited.invitation,
    await signInvitation(SIGNING_KEY, invitation, { expiresAt }),
  )
}

/** The code in the model. */
const CODE = '123456'
const codeOf = async (world: World) => (await world.newest('confirmation')).code

export const registerBackend: BackendOf<typeof registerModel> = {
  actors: {
    prefill: {
      found: { arrange: (world) => invite(world, 10_000 * HOUR) },
      invalid: { arrange: (world) => invite(world, -HOUR) },
      crashed: MOCKED,
    },
    signUp: {
      created: {
        arrange: (world) => {
          world.changeNetwork()
          world.switchPerson()
        },
      },
      taken: {
        arrange: async (world) => {
          world.changeNetwork()
          await world.createAccount()
        },
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    resendConfirmation: {
      sent: { arrange: ({ letPass }) => letPass(EMAIL_RESEND_INTERVAL) },
      limited: {
        arrange: (world) => world.exhaustRateLimit('/auth/v1/resend', { email: world.email(), type: 'signup' }),
      },
      crashed: MOCKED,
    },
    verifyCode: {
      verified: { arrange: async (world) => world.substitute(CODE, (await codeOf(world)) ?? '') },
      wrong: {
        arrange: async (world) => world.substitute(CODE, (await codeOf(world)) === '000000' ? '111111' : '000000'),
      },
      crashed: MOCKED,
    },
    takeReturnTo: { some: NO_SETUP, none: NO_SETUP, crashed: MOCKED },
    continueWithGoogle: { left: MOCKED, soon: NO_SETUP, crashed: MOCKED },
    findGoogle: { offered: MOCKED, soon: NO_SETUP, crashed: MOCKED },
  },
  worlds: [callEndsFirst],
}
