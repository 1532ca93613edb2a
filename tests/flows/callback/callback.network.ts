import type { EmailPurpose } from '#contracts/callback.ts'
import { callbackModel } from '#machines/callback/callback.model.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  LIMIT,
  ok,
  refusal,
  refusalOf,
  SIGNED_IN,
  takesReturnTo,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { signUpCode, passwordResetCode } = callbackModel.inputs
const { signUpLink, emailChangeLink, authCode } = callbackModel.outcomes.takeLink
const { confirmMailbox } = callbackModel.outcomes
const HASH = signUpLink.ok.tokenHash

/** The stored PKCE verifier; its purpose follows after a slash. */
const storedVerifier = (suffix: string) => ({
  'prosa.session-code-verifier': JSON.stringify(`verifier-of-this-browser${suffix}`),
})

export const callbackNetwork: NetworkOf<typeof callbackModel> = {
  starts: {
    link: { route: 'authCallback' },
    signUpCode: { route: 'authCallback', navigationState: signUpCode.navigationState },
    passwordResetCode: { route: 'authCallback', navigationState: passwordResetCode.navigationState },
  },
  actors: {
    takeLink: {
      arrange: {
        signUpLink: { queryAndHash: `?token_hash=${HASH}&type=signup` },
        passwordResetLink: { queryAndHash: `?token_hash=${HASH}&type=recovery` },
        emailChangeLink: { queryAndHash: `?token_hash=${emailChangeLink.ok.token}&type=email_change` },
        authCode: { queryAndHash: `?code=${authCode.ok.code}`, device: storedVerifier('') },
        refused: { queryAndHash: '#error=access_denied&error_code=otp_expired' },
        refusedOtherwise: { queryAndHash: '#error=access_denied&error_code=bad_oauth_state' },
        nothing: {},
        crashed: { unplayable: 'an address can always be read' },
      },
    },
    verifyLink: {
      request: 'POST /auth/v1/verify',
      body: ({ tokenHash, purpose }: { tokenHash: string; purpose: EmailPurpose }) => ({
        token_hash: tokenHash,
        type: purpose,
      }),
      replies: {
        verified: SIGNED_IN,
        spent: refusalOf(403, 'otp_expired'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    verifyCode: {
      request: 'POST /auth/v1/verify',
      body: ({ email, code, purpose }: { email: string; code: string; purpose: EmailPurpose }) => ({
        email,
        token: code,
        type: purpose,
      }),
      replies: { verified: SIGNED_IN, wrong: refusalOf(403, 'otp_expired'), crashed: CRASH },
    },
    exchangeCode: {
      request: 'POST /auth/v1/token',
      body: ({ code }: { code: string }) => ({ auth_code: code }),
      replies: {
        signedUp: { reply: SIGNED_IN, device: storedVerifier('') },
        passwordReset: { reply: SIGNED_IN, device: storedVerifier('/recovery') },
        otherBrowser: { reply: refusalOf(400, 'bad_code_verifier'), device: storedVerifier('') },
        spent: { reply: refusalOf(404, 'flow_state_not_found'), device: storedVerifier('') },
        unreachable: { reply: 'unreachable', device: storedVerifier('') },
        crashed: { reply: CRASH, device: storedVerifier('') },
      },
    },
    confirmMailbox: {
      request: 'POST /api/email-change/confirm',
      body: (input: object) => input,
      replies: {
        first: ok(confirmMailbox.first.ok),
        firstOfNew: ok(confirmMailbox.firstOfNew.ok),
        last: ok(confirmMailbox.last.ok),
        spent: refusal(410, 'auth.linkExpired'),
        taken: refusal(409, 'auth.emailTaken'),
        limited: LIMIT,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    sendLink: {
      request: ({ purpose }: { purpose: EmailPurpose }) =>
        purpose === 'recovery' ? 'POST /auth/v1/recover' : 'POST /auth/v1/resend',
      body: ({ email }: { email: string }) => ({ email }),
      replies: { sent: ok(), limited: LIMIT, crashed: CRASH },
    },
    takeReturnTo: takesReturnTo,
  },
  environment: {},
  pageRequests: PAGE_REQUESTS,
}
