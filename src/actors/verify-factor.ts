import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { type FactorCode, isAppCode } from '#contracts/forms/factor-code.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

/** Verifies a code of the authenticator app or a recovery code; an accepted one raises this browser's session to `aal2`. */
export const defineVerifyFactor = ({ openService }: Clients) =>
  fromPromise<void, FactorCode>(async ({ input: { code } }) => {
    const { client } = await openService()
    const { mfa } = client.auth
    if (!isAppCode(code)) return void unwrap(await mfa.recoveryCodes.verify({ code }))
    const [factor] = unwrap(await mfa.listFactors()).totp
    if (factor === undefined) throw { code: 'auth.sessionMissing' } satisfies Failure
    unwrap(await mfa.challengeAndVerify({ factorId: factor.id, code }))
    return undefined
  })
