import { fromPromise } from 'xstate'
import type { Clients } from '#src/clients/clients.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { unwrap } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'

export const defineSetPassword = ({ openService }: Clients) =>
  fromPromise<void, { password: string }>(async ({ input: { password } }) => {
    const { client } = await openService()
    await withTokenRefresh(client, async () => unwrap(await client.auth.updateUser({ password })))
    queryCache.invalidate(INVALIDATED_BY.passwordSet)
  })
