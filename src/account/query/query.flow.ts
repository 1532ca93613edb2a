import { fromPromise } from 'xstate'
import type { Page, PageQuery } from '#contracts/api/paging.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { type FetchRequest, queryMachine } from '#machines/query/query.machine.ts'
import { queryCache, type QueryKey } from '#src/clients/query-cache.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineWatchQuery } from './watch-query.ts'

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

type Ask<Data> = (signal: AbortSignal, request: FetchRequest) => Promise<Data>

const defineQuery = <Data>(key: QueryKey, ask: Ask<Data>): Query<Data> => ({
  flow: provide(queryMachine, {
    watchQuery: defineWatchQuery(key.name),
    read: fromPromise<unknown, FetchRequest>(({ input, signal }) => ask(signal, input)),
  }),
  cached: () => queryCache.get(key),
  prefetch: () => void ask(AbortSignal.timeout(API_TIMEOUT), FIRST).catch(() => {}),
})

/** Concurrent readers of the same key share one request. */
export const queryOf = <Data>(key: QueryKey, read: (signal: AbortSignal) => Promise<Data>): Query<Data> =>
  defineQuery(key, (signal) => queryCache.fetchShared(key, signal, read))

type ReadRows<Rows> = (page: PageQuery, signal: AbortSignal) => Promise<Rows>

/** A list that grows by `size` rows at a time, and is revalidated at its current length (at most `max` rows). */
export const queryOfRows = <Rows extends Page<unknown>>(
  key: QueryKey,
  { size, max }: { size: number; max: number },
  readRows: ReadRows<Rows>,
): Query<Rows> =>
  defineQuery<Rows>(key, (signal, request) => {
    const shown = request.shown as Rows | null
    if (shown === null) return queryCache.fetchShared(key, signal, (shared) => readRows({ limit: size }, shared))
    const { data, next } = shown
    return queryCache.fetch(key, async () => {
      if (!request.isMore) return readRows({ limit: Math.min(Math.max(data.length, size), max) }, signal)
      const page = await readRows({ limit: size, after: next ?? undefined }, signal)
      return { ...page, data: [...data, ...page.data] }
    })
  })
