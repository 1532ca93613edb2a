import type { Registration } from '#contracts/forms/register.ts'
import type { EmailCode } from '#contracts/forms/login.ts'
import { ANA } from '#machines/kit/samples.ts'
import { registerModel } from '#machines/register/register.model.ts'
import { googleUnavailable, withoutGoogle, withGoogle } from '#tests/e2e/flows/kit/google.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  LIMIT,
  ok,
  refusalOf,
  SIGNED_IN,
  takesReturnTo,
  USER_FOUND,
} from '#tests/e2e/flows/kit/replies.ts'
import type { Edge } from '#tests/kit/graph.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { invitation } = registerModel.inputs.invited

/** A call times out long before the next mail can be requested. */
export const callEndsFirst = ({ from, step }: Edge) =>
  step.label === 'wait resendInterval' && from.snapshot.hasTag('busy') ? 'the call is given up before' : null

const registerNetwork: NetworkOf<typeof registerModel> = {
  starts: {
    uninvited: { route: 'register' },
    invited: { route: 'register', queryAndHash: `?convite=${invitation}` },
  },
  actors: {
    prefill: {
      request: 'POST /api/registration/prefill',
      body: (input: object) => input,
      replies: {
        found: ok({ name: ANA.fullName, phone: '+5511987654321', email: ANA.email }),
        invalid: { status: 410, json: { code: 'registration.invitationInvalid' } },
        crashed: CRASH,
      },
    },
    signUp: {
      request: 'POST /auth/v1/signup',
      body: ({ email, password }: Registration) => ({ email, password }),
      replies: {
        created: USER_FOUND,
        taken: refusalOf(422, 'user_already_exists'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    resendConfirmation: {
      request: 'POST /auth/v1/resend',
      body: ({ email }: { email: string }) => ({ email, type: 'signup' }),
      replies: { sent: ok(), limited: LIMIT, crashed: CRASH },
    },
    verifyCode: {
      request: 'POST /auth/v1/verify',
      body: ({ email, code }: EmailCode) => ({ email, token: code, type: 'signup' }),
      replies: { verified: SIGNED_IN, wrong: refusalOf(403, 'otp_expired'), crashed: CRASH },
    },
    takeReturnTo: takesReturnTo,
    continueWithGoogle: withoutGoogle,
    checkGoogleAvailable: googleUnavailable,
  },
  environment: {},
  excludes: callEndsFirst,
  pageRequests: PAGE_REQUESTS,
}

export const registerNetworks = withGoogle(registerNetwork)
