/** Network entries of the actor `verifyFactor`, which checks a code of the second factor. */
import { type FactorCode, isAppCode } from '#contracts/forms/factor-code.ts'
import { FACTOR_ID } from '#machines/kit/samples.ts'
import { CHALLENGE, CRASH, AAL2_ANSWER, LIMIT, ok, refusalOf } from './replies.ts'

/** Replies of the actor `verifyFactor`. */
export const CODE_REPLIES = {
  accepted: ok(AAL2_ANSWER),
  wrong: refusalOf(422, 'mfa_verification_failed'),
  limited: LIMIT,
  crashed: CRASH,
} as const

/** The actor `verifyFactor`. */
export const VERIFY_FACTOR = {
  request: ({ code }: FactorCode) => `POST /auth/v1/factors/${isAppCode(code) ? FACTOR_ID : 'recovery-codes'}/verify`,
  body: ({ code }: FactorCode) => (isAppCode(code) ? { challenge_id: FACTOR_ID, code } : { code }),
  replies: { ...CODE_REPLIES, unreachable: 'unreachable' },
} as const

/** Its other requests; the device needs an `aal2` session. */
export const WITH_FACTOR = CHALLENGE
