import type { SupabaseClient } from '@supabase/supabase-js'
import { fromPromise } from 'xstate'
import type { Profile } from '#contracts/account.ts'
import { USER_LOOKUP_TTL } from '#contracts/limits.ts'
import type { Clients } from '#src/clients/clients.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'
import { unwrap } from '#src/clients/failures.ts'
import { queryCache, type QueryKey } from '#src/clients/query-cache.ts'

type Row = { id: string; name: string; email: string; role: Profile['role']; is_active: boolean }

const COLUMNS = 'id, name, email, role, is_active'

/** The row of the auth user. */
export const ownRow = (client: Pick<SupabaseClient, 'from'>, id: string) =>
  client.from('users').select(COLUMNS).eq('auth_id', id)

/** Cached for `USER_LOOKUP_TTL`, for the last id only (SESSION-23). Null: the account has no row. */
export const defineLoadProfile = ({ openService }: Clients) =>
  fromPromise<Profile | null, { id: string }>(async ({ input: { id }, signal }) => {
    const key: QueryKey = { name: 'account', params: id }
    const known = queryCache.get(key, USER_LOOKUP_TTL)?.data as Profile | null | undefined
    if (known) return known
    queryCache.invalidate({ evict: ['account'] })
    return queryCache.fetch(key, async () => {
      const { client } = await openService()
      const row = await withTokenRefresh(client, async () =>
        unwrap(await ownRow(client, id).abortSignal(signal).maybeSingle<Row>()),
      )
      if (row === null) return null
      const { is_active: isActive, ...rest } = row
      return { ...rest, isActive, isFallback: false }
    })
  })
