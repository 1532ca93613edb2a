import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { registerModel } from '#machines/register/register.model.ts'
import { signInvitation } from '#server/features/invitations/route.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import { callEndsFirst } from './register.network.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { SIGNING_KEY, type World } from '#tests/e2e/real-backend/kit/world.ts'

const HOUR = 3_600_000

/** An invitation of the messaging platform that expires `goodFor` milliseconds from now. */
const invite = async (world: World, goodFor: number) => {
  const invitation = { name: 'Ana Souza', phone: '+5511987654321', email: world.meet() }
  // The clock of the service may be far ahead of this one.
  const expiresAt = new Date(Date.now() + goodFor)
  world.name(registerModel.inputs.invited.invitation, await signInvitation(SIGNING_KEY, invitation, { expiresAt }))
}

/** The code in the model. */
const CODE = '123456'
const codeOf = async (world: World) => (await world.newest('confirmation')).code

export const registerBackend: BackendOf<typeof registerModel> = {
  jobs: {
    prefill: {
      found: { real: (world) => invite(world, 10_000 * HOUR) },
      invalid: { real: (world) => invite(world, -HOUR) },
      crashed: PLAYED,
    },
    signUp: {
      created: {
        real: (world) => {
          world.move()
          world.meet()
        },
      },
      taken: {
        real: async (world) => {
          world.move()
          await world.join()
        },
      },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    resendConfirmation: {
      sent: { real: ({ letPass }) => letPass(EMAIL_RESEND_INTERVAL) },
      limited: {
        real: (world) => world.exhaust('/auth/v1/resend', { email: world.email(), type: 'signup' }),
      },
      crashed: PLAYED,
    },
    verifyCode: {
      verified: { real: async (world) => world.name(CODE, (await codeOf(world)) ?? '') },
      wrong: { real: async (world) => world.name(CODE, (await codeOf(world)) === '000000' ? '111111' : '000000') },
      crashed: PLAYED,
    },
    takeReturnTo: { some: AS_ARRANGED, none: AS_ARRANGED, crashed: PLAYED },
    continueWithGoogle: { left: PLAYED, soon: AS_ARRANGED, crashed: PLAYED },
    findGoogle: { offered: PLAYED, soon: AS_ARRANGED, crashed: PLAYED },
  },
  worlds: [callEndsFirst],
}
