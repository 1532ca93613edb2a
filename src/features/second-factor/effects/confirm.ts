import type { SupabaseClient } from '@supabase/supabase-js'
import { fromPromise } from 'xstate'
import type { FactorCode } from '#contracts/forms/factor-code.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'
import type { Clients } from '#src/clients/clients.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { unwrap } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { renewCodes } from '../renew-codes.ts'
import { rereadChanged } from '../reread-changed.ts'

/** If the call fails, codes may have been made nevertheless. They were never shown, so new ones replace them. */
const makeCodes = async (client: SupabaseClient): Promise<readonly string[]> => {
  const { data, error } = await client.auth.mfa.recoveryCodes.generate()
  return error === null ? data.codes : renewCodes(client).catch(() => [])
}

/** Verifies the first code, which turns the factor on, and makes recovery codes; empty if only the latter failed. */
export const defineConfirm = ({ openService }: Clients) =>
  fromPromise<{ codes: readonly string[] }, { factorId: string } & FactorCode>(async ({ input }) => {
    const { client } = await openService()
    await withTokenRefresh(client, async () => unwrap(await client.auth.mfa.challengeAndVerify(input))).catch(
      rereadChanged,
    )
    const codes = await makeCodes(client)
    queryCache.invalidate(INVALIDATED_BY.factorChanged)
    return { codes }
  })
