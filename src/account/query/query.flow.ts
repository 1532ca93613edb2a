import { API_TIMEOUT } from '#contracts/limits.ts'
import { type FetchRequest, queryMachine } from '#machines/query/query.machine.ts'
import { queryCache, type QueryKey } from '#src/clients/query-cache.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineReadQuery, type Read } from './effects/read-query.ts'
import { defineWatchQuery } from './effects/watch-query.ts'

/** The query of a card or list. `data` is a phantom type: never set, it carries the type of the answer. */
export type Query<Data> = {
  flow: typeof queryMachine
  /** The cached answer; null if there is none, or if a change has invalidated it. */
  cached: () => { data: unknown } | null
  /** Sends the first request, which the view that is rendered next joins. */
  prefetch: () => void
  readonly data?: Data
}

const FIRST: FetchRequest = { shown: null, isMore: false }

export const defineQuery = <Data>(key: QueryKey, read: Read<Data>): Query<Data> => ({
  flow: provide(queryMachine, {
    watchQuery: defineWatchQuery(key.name),
    read: defineReadQuery(key, read),
  }),
  cached: () => queryCache.get(key),
  prefetch: () => void read(AbortSignal.timeout(API_TIMEOUT), FIRST).catch(() => {}),
})

/** Concurrent readers of the same key share one request. */
export const queryOf = <Data>(key: QueryKey, read: (signal: AbortSignal) => Promise<Data>): Query<Data> =>
  defineQuery(key, (signal) => queryCache.fetchShared(key, signal, read))
