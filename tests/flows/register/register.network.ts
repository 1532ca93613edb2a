import type { Registration } from '#contracts/forms/register.ts'
import type { EmailCode } from '#contracts/forms/login.ts'
import { ANA } from '#machines/kit/samples.ts'
import { registerModel } from '#machines/register/register.model.ts'
import { findsNoGoogle, googleSoon, withGoogle } from '#tests/e2e/flows/kit/google.ts'
import { ASIDE, CRASH, LIMIT, ok, refused, SIGNED_IN, takesReturnTo, USER_FOUND } from '#tests/e2e/flows/kit/replies.ts'
import type { Edge } from '#tests/kit/graph.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { invitation } = registerModel.inputs.invited

/** A call times out long before the next mail can be requested. */
export const callEndsFirst = ({ from, step }: Edge) =>
  step.label === 'wait resendInterval' && from.snapshot.hasTag('busy') ? 'the call is given up before' : null

const registerNetwork: NetworkOf<typeof registerModel> = {
  starts: {
    uninvited: { route: 'register' },
    invited: { route: 'register', tail: `?convite=${invitation}` },
  },
  jobs: {
    prefill: {
      asks: 'POST /api/registration/prefill',
      sends: (input: object) => input,
      replies: {
        found: ok({ name: ANA.fullName, phone: '+5511987654321', email: ANA.email }),
        invalid: { status: 410, json: { code: 'registration.invitationInvalid' } },
        crashed: CRASH,
      },
    },
    signUp: {
      asks: 'POST /auth/v1/signup',
      sends: ({ email, password }: Registration) => ({ email, password }),
      replies: {
        created: USER_FOUND,
        taken: refused(422, 'user_already_exists'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    resendConfirmation: {
      asks: 'POST /auth/v1/resend',
      sends: ({ email }: { email: string }) => ({ email, type: 'signup' }),
      replies: { sent: ok(), limited: LIMIT, crashed: CRASH },
    },
    verifyCode: {
      asks: 'POST /auth/v1/verify',
      sends: ({ email, code }: EmailCode) => ({ email, token: code, type: 'signup' }),
      replies: { verified: SIGNED_IN, wrong: refused(403, 'otp_expired'), crashed: CRASH },
    },
    takeReturnTo: takesReturnTo,
    continueWithGoogle: googleSoon,
    findGoogle: findsNoGoogle,
  },
  environment: {},
  bars: callEndsFirst,
  aside: ASIDE,
}

export const registerNetworks = withGoogle(registerNetwork)
