import { fromPromise } from 'xstate'
import { type FactorCode, isAppCode } from '#contracts/forms/factor-code.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'
import type { Clients } from '#src/clients/clients.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { unwrap } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { renewCodes } from '../renew-codes.ts'
import { rereadChanged } from '../reread-changed.ts'

type ChangeFactorInput = { factorId: string; purpose: 'codes' | 'removal' } & FactorCode

/** Verifies a code, then replaces the recovery codes or removes the factor. Resolves with the new codes, if any. */
export const defineChangeFactor = ({ openService }: Clients) =>
  fromPromise<{ codes: readonly string[] }, ChangeFactorInput>(async ({ input: { factorId, purpose, code } }) => {
    const { client } = await openService()
    const { mfa } = client.auth
    await withTokenRefresh(client, async () =>
      isAppCode(code)
        ? unwrap(await mfa.challengeAndVerify({ factorId, code }))
        : unwrap(await mfa.recoveryCodes.verify({ code })),
    ).catch(rereadChanged)
    try {
      const codes = purpose === 'codes' ? await renewCodes(client) : []
      if (purpose === 'removal') unwrap(await mfa.unenroll({ factorId }))
      return { codes }
    } finally {
      // Also if it failed: the change may have been made, and only its answer lost.
      queryCache.invalidate(INVALIDATED_BY.factorChanged)
    }
  })
