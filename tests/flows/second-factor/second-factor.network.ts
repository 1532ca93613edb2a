import { type FactorCode, isAppCode } from '#contracts/forms/factor-code.ts'
import { ANA, FACTOR_ID } from '#machines/kit/samples.ts'
import { CODES, OTHER_CODES, SETUP, type secondFactorModel } from '#machines/second-factor/second-factor.model.ts'
import {
  PAGE_REQUESTS,
  CHALLENGE,
  CHALLENGED,
  CRASH,
  AAL2_ANSWER,
  STORED_AAL2_SESSION,
  SIGN_OUT_REQUESTS,
  LIMIT,
  NO_ACTIVITY,
  ok,
  refusal,
  refusalOf,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const methods = (codesLeft: number | null) => ({
  email: ANA.email,
  is_confirmed: true,
  has_password: true,
  has_google: false,
  second_factor: codesLeft === null ? null : { id: FACTOR_ID, recovery_codes_left: codesLeft },
})

const WRONG = refusalOf(422, 'mfa_verification_failed')
const newCodes = (codes: readonly string[]) => ok({ id: FACTOR_ID, type: 'recovery_code', total: codes.length, codes })
const { factorId, secret, uri } = SETUP

/** An account without a factor (null), or with that many recovery codes left. */
const networkOf = (codesLeft: number | null): NetworkOf<typeof secondFactorModel> => ({
  starts: {
    off:
      codesLeft === null
        ? { route: 'securitySettings', device: STORED_AAL2_SESSION }
        : { unplayable: 'played in the other network' },
    on:
      codesLeft === null
        ? { unplayable: 'played in the other network' }
        : { route: 'securitySettings', device: STORED_AAL2_SESSION },
    onElsewhere: { unplayable: 'the failure of a previous run, which a restart carries over' },
  },
  actors: {
    enrol: {
      request: 'POST /auth/v1/factors',
      replies: {
        made: ok({ id: factorId, type: 'totp', friendly_name: null, totp: { qr_code: '', secret, uri } }),
        reauthenticationNeeded: refusalOf(403, 'auth.proofNeeded'),
        other: refusalOf(422, 'mfa_verified_factor_exists'),
        crashed: CRASH,
      },
    },
    reauthenticate: {
      request: 'POST /api/user/identity',
      body: (input: object) => input,
      replies: { reauthenticated: ok({ success: true }), wrong: refusal(400, 'password.currentWrong'), crashed: CRASH },
    },
    confirm: {
      request: `POST /auth/v1/factors/${factorId}/verify`,
      body: ({ code }: FactorCode) => ({ challenge_id: FACTOR_ID, code }),
      replies: {
        made: ok(AAL2_ANSWER),
        without: { unplayable: 'the answer to the codes is the same in a whole tour' },
        wrong: WRONG,
        replaced: refusalOf(404, 'mfa_factor_not_found'),
        other: refusalOf(422, 'mfa_verified_factor_exists'),
        limited: LIMIT,
        crashed: CRASH,
      },
    },
    changeFactor: {
      request: ({ factorId: id, code }: { factorId: string } & FactorCode) =>
        `POST /auth/v1/factors/${isAppCode(code) ? id : 'recovery-codes'}/verify`,
      body: ({ code }: FactorCode) => (isAppCode(code) ? { challenge_id: FACTOR_ID, code } : { code }),
      replies: {
        done: ok(AAL2_ANSWER),
        wrong: WRONG,
        removed: refusalOf(404, 'mfa_factor_not_found'),
        limited: LIMIT,
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: {
    ...PAGE_REQUESTS,
    ...NO_ACTIVITY,
    ...SIGN_OUT_REQUESTS,
    ...CHALLENGE,
    'GET /api/user/sign-in-methods': ok(methods(codesLeft)),
    'POST /auth/v1/factors/recovery-codes': newCodes(CODES),
    'POST /auth/v1/factors/recovery-codes/regenerate': newCodes(OTHER_CODES),
    [`POST /auth/v1/factors/${factorId}/challenge`]: CHALLENGED,
    [`DELETE /auth/v1/factors/${FACTOR_ID}`]: ok({ id: FACTOR_ID }),
    [`DELETE /auth/v1/factors/${factorId}`]: ok({ id: factorId }),
  },
})

export const secondFactorNetworks = [networkOf(null), networkOf(7)]
