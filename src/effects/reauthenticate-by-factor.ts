import { fromPromise } from 'xstate'
import { type FactorCode, isAppCode } from '#contracts/forms/factor-code.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'
import type { Clients } from '#src/clients/clients.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { verifyFactorCode } from '#src/clients/verify-factor-code.ts'

/** Reauthentication by a code of the app or a recovery code, which is used up by it. */
export const defineReauthenticateByFactor = ({ openService }: Clients) =>
  fromPromise<void, FactorCode>(async ({ input: { code } }) => {
    const { client } = await openService()
    await withTokenRefresh(client, () => verifyFactorCode(client, code))
    if (!isAppCode(code)) queryCache.invalidate(INVALIDATED_BY.factorChanged)
  })
