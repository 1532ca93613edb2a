import { fromPromise } from 'xstate'
import type { FactorCode } from '#contracts/forms/factor-code.ts'
import { asOwner } from '#src/clients/as-owner.ts'
import type { Clients } from '#src/clients/clients.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { unwrap } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'

/** Verifies the first code, which turns the factor on, and makes recovery codes; empty if only the latter failed. */
export const defineConfirm = ({ openService }: Clients) =>
  fromPromise<{ codes: readonly string[] }, { factorId: string } & FactorCode>(async ({ input }) => {
    const { client } = await openService()
    const { mfa } = client.auth
    await asOwner(client, async () => unwrap(await mfa.challengeAndVerify(input)))
    const { data } = await mfa.recoveryCodes.generate()
    queryCache.invalidate(INVALIDATED_BY.factorChanged)
    return { codes: data?.codes ?? [] }
  })
