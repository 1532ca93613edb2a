/** The first reads of each account page, for its document (ADR 041). Built by the functions that send them later. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { BATCHED_CALLS } from '#contracts/api/endpoints/batched.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { recentRows } from '#src/account/query/own-rows.ts'
import { latestSubscription } from '#src/account/query/plan-queries.ts'
import { ownRow } from '#src/effects/load-profile.ts'
import { createClient } from '#src/clients/create-client.ts'
import { ANY_USER, type PrefetchPaths } from '#src/hydration/prefetch-data.ts'
import type { PageId } from '#src/page-context/place.ts'

/** Starts a read of the tables as the user with that id. */
type TableRead = (client: Pick<SupabaseClient, 'from'>, userId: string) => PromiseLike<unknown>

const SERVICE = 'https://service.invalid/'
const WHO = 'auth/v1/user'

const OWN: Partial<Record<PageId, { tables: readonly TableRead[]; isBatched: true }>> = {
  dashboard: { tables: [latestSubscription, recentRows], isBatched: true },
}

const pathOf = async (read: TableRead): Promise<string> => {
  let path = ''
  const record = (input: RequestInfo | URL): Promise<Response> => {
    path = new Request(input).url.slice(SERVICE.length)
    return Promise.resolve(Response.json(null))
  }
  const options = { accessToken: () => Promise.resolve(''), global: { fetch: record } }
  await read(createClient(SERVICE, 'none', options), ANY_USER)
  return path
}

const batch = `${MEMBER_ENDPOINTS.readBatch.path}?${new URLSearchParams({ calls: BATCHED_CALLS.join(',') }).toString()}`

export const prefetchPathsOf = async (page: PageId): Promise<PrefetchPaths> => {
  const own = OWN[page]
  const tables = await Promise.all([ownRow, ...(own?.tables ?? [])].map(pathOf))
  return { ofService: [WHO, ...tables], ofSite: own?.isBatched ? [batch] : [] }
}
