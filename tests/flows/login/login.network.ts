import { loginModel } from '#machines/login/login.model.ts'
import { CODE_PROOF, CODE_REPLIES } from '#tests/e2e/flows/kit/code-proof.ts'
import { googleSoon, withGoogle } from '#tests/e2e/flows/kit/google.ts'
import {
  ASIDE,
  CRASH,
  DOWN,
  LIMIT,
  ok,
  refused,
  CHALLENGE,
  FULLY_OPENED,
  HALF_OPENED,
  SIGNED_IN,
  takesReturnTo,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { forReset, afterLink, afterRegistration } = loginModel.inputs

const loginNetwork: NetworkOf<typeof loginModel> = {
  starts: {
    plain: { route: 'login' },
    forReset: { route: 'login', navigationState: forReset.navigationState },
    afterLink: { route: 'login', navigationState: afterLink.navigationState },
    afterRegistration: { route: 'login', navigationState: afterRegistration.navigationState },
  },
  jobs: {
    signIn: {
      asks: 'POST /auth/v1/token',
      sends: (input: object) => input,
      replies: {
        accepted: SIGNED_IN,
        half: ok(HALF_OPENED),
        wrong: refused(400, 'invalid_credentials'),
        unconfirmed: refused(400, 'email_not_confirmed'),
        unavailable: DOWN,
        crashed: CRASH,
      },
    },
    verifyFactor: {
      ...CODE_PROOF,
      replies: { ...CODE_REPLIES, ended: refused(403, 'session_not_found') },
    },
    abandonSignIn: { arrange: { done: {}, crashed: { beyond: 'the revocation is fire-and-forget' } } },
    continueWithGoogle: googleSoon,
    resendConfirmation: {
      asks: 'POST /auth/v1/resend',
      sends: ({ email }: { email: string }) => ({ email, type: 'signup' }),
      replies: { sent: ok(), limited: LIMIT, crashed: CRASH },
    },
    requestRecovery: {
      asks: 'POST /auth/v1/recover',
      sends: (input: object) => input,
      replies: { accepted: ok(), limited: LIMIT, unreachable: 'unreachable', crashed: CRASH },
    },
    takeReturnTo: takesReturnTo,
  },
  environment: {
    'account.changed:waiting': { beyond: 'another session is told on the way to being signed in' },
    'account.changed:signedOut': { beyond: 'told at the start of each visit' },
    'account.changed:half': {
      act: (stage) => stage.inAnotherTab(HALF_OPENED),
      where: (state) => !state.matches('leaving') && !state.matches('left') && !state.matches('secondFactor'),
    },
    'account.changed:signedIn': {
      act: (stage) => stage.inAnotherTab(FULLY_OPENED),
      where: (state) => !state.matches('leaving') && !state.matches('left'),
    },
  },
  aside: { ...ASIDE, ...CHALLENGE, 'POST /auth/v1/logout': { status: 204 } },
}

export const loginNetworks = withGoogle(loginNetwork)
