import { fromPromise } from 'xstate'
import type { Page, PageQuery } from '#contracts/api/paging.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { type FetchRequest, queryMachine } from '#machines/query/query.machine.ts'
import { queryCache, type QueryKey } from '#src/clients/query-cache.ts'
import { provide } from '#src/flow-runtime/provide.ts'
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

/** `count` rows, or all that there are, by as few calls of at most `max` rows as possible. */
const readUpTo = async <Rows extends Page<unknown>>(
  count: number,
  max: number,
  read: (page: PageQuery) => Promise<Rows>,
  after?: string,
): Promise<Rows> => {
  const page = await read({ limit: Math.min(count, max), after })
  const missing = count - page.data.length
  if (missing <= 0 || page.next === null) return page
  const rest = await readUpTo(missing, max, read, page.next)
  return { ...rest, data: [...page.data, ...rest.data] }
}

/** A list that grows by `size` rows at a time, and is revalidated at its current length; one call reads at most `max` rows. */
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
      if (!request.isMore) return readUpTo(Math.max(data.length, size), max, (part) => readRows(part, signal))
      const page = await readRows({ limit: size, after: next ?? undefined }, signal)
      return { ...page, data: [...data, ...page.data] }
    })
  })
