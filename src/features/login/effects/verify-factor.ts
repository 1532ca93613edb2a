import { fromPromise } from 'xstate'
import type { FactorCode } from '#contracts/forms/factor-code.ts'
import type { Clients } from '#src/clients/clients.ts'
import { mapErrorCodes } from '#src/clients/failures.ts'
import { verifyFactorCode } from '#src/clients/verify-factor-code.ts'

/** Completes a sign-in by a code of the second factor. If that was turned off meanwhile, a new sign-in needs none. */
export const defineVerifyFactor = ({ openService }: Clients) =>
  fromPromise<void, FactorCode>(async ({ input: { code } }) => {
    const { client } = await openService()
    await mapErrorCodes('unexpected', verifyFactorCode(client, code), { 'request.notFound': 'auth.sessionMissing' })
  })
