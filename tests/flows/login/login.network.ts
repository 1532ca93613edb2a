import { loginModel } from '#machines/login/login.model.ts'
import { VERIFY_FACTOR, CODE_REPLIES } from '#tests/e2e/flows/kit/verify-factor.ts'
import { withoutGoogle, withGoogle } from '#tests/e2e/flows/kit/google.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  UNAVAILABLE,
  LIMIT,
  ok,
  refusalOf,
  CHALLENGE,
  AAL2_ANSWER,
  AAL1_ANSWER,
  SIGNED_IN,
  takesReturnTo,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { forPasswordReset, afterLink, afterRegistration } = loginModel.inputs

const loginNetwork: NetworkOf<typeof loginModel> = {
  starts: {
    plain: { route: 'login' },
    forPasswordReset: { route: 'login', navigationState: forPasswordReset.navigationState },
    afterLink: { route: 'login', navigationState: afterLink.navigationState },
    afterRegistration: { route: 'login', navigationState: afterRegistration.navigationState },
  },
  actors: {
    signIn: {
      request: 'POST /auth/v1/token',
      body: (input: object) => input,
      replies: {
        accepted: SIGNED_IN,
        factorPending: ok(AAL1_ANSWER),
        wrong: refusalOf(400, 'invalid_credentials'),
        unconfirmed: refusalOf(400, 'email_not_confirmed'),
        unavailable: UNAVAILABLE,
        crashed: CRASH,
      },
    },
    verifyFactor: {
      ...VERIFY_FACTOR,
      replies: { ...CODE_REPLIES, ended: refusalOf(403, 'session_not_found') },
    },
    abandonSignIn: { arrange: { done: {}, crashed: { unplayable: 'the revocation is fire-and-forget' } } },
    continueWithGoogle: withoutGoogle,
    resendConfirmation: {
      request: 'POST /auth/v1/resend',
      body: ({ email }: { email: string }) => ({ email, type: 'signup' }),
      replies: { sent: ok(), limited: LIMIT, crashed: CRASH },
    },
    requestPasswordReset: {
      request: 'POST /auth/v1/recover',
      body: (input: object) => input,
      replies: { accepted: ok(), limited: LIMIT, unreachable: 'unreachable', crashed: CRASH },
    },
    takeReturnTo: takesReturnTo,
  },
  environment: {
    'account.changed:waiting': { unplayable: 'another session is reported on the way to being signed in' },
    'account.changed:signedOut': { unplayable: 'reported at the start of each visit' },
    'account.changed:factorPending': {
      act: (tourPage) => tourPage.changeSessionInOtherTab(AAL1_ANSWER),
      where: (state) => !state.matches('leaving') && !state.matches('redirected') && !state.matches('secondFactor'),
    },
    'account.changed:signedIn': {
      act: (tourPage) => tourPage.changeSessionInOtherTab(AAL2_ANSWER),
      where: (state) => !state.matches('leaving') && !state.matches('redirected'),
    },
  },
  pageRequests: { ...PAGE_REQUESTS, ...CHALLENGE, 'POST /auth/v1/logout': { status: 204 } },
}

export const loginNetworks = withGoogle(loginNetwork)
