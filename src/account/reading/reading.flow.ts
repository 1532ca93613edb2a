import { fromPromise } from 'xstate'
import type { Page, Part } from '#contracts/api/paging.ts'
import { type Reading, readingMachine } from '#machines/reading/reading.machine.ts'
import { queryCache, type QueryKey } from '#src/clients/query-cache.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineWatchQuery } from './watch-query.ts'

/** One card or list. `data` is never there: it tells the compiler what the last good answer is. */
export type Query<Data> = {
  flow: typeof readingMachine
  /** What was read last, and was not changed since; null for nothing. */
  last: () => { data: unknown } | null
  readonly data?: Data
}

type Ask<Data> = (signal: AbortSignal, given: Reading) => Promise<Data>

const defineQuery = <Data>(key: QueryKey, ask: Ask<Data>): Query<Data> => ({
  flow: provide(readingMachine, {
    watchQuery: defineWatchQuery(key.name),
    read: fromPromise<unknown, Reading>(({ input, signal }) => ask(signal, input)),
  }),
  last: () => queryCache.last(key),
})

/** Cards that read the same at the same time share one request. */
export const queryOf = <Data>(key: QueryKey, read: (signal: AbortSignal) => Promise<Data>): Query<Data> =>
  defineQuery(key, (signal) => queryCache.share(key, signal, read))

type ReadRows<Rows> = (part: Part, signal: AbortSignal) => Promise<Rows>

/** A list that grows by `size` rows at a time, and is read again as long as it was (at most `max`). */
export const queryOfRows = <Rows extends Page<unknown>>(
  key: QueryKey,
  { size, max }: { size: number; max: number },
  readRows: ReadRows<Rows>,
): Query<Rows> =>
  defineQuery<Rows>(key, (signal, given) =>
    queryCache.read(key, async () => {
      const shown = given.shown as Rows | null
      const before = shown?.data ?? []
      if (!given.isMore) return readRows({ limit: Math.min(Math.max(before.length, size), max) }, signal)
      const page = await readRows({ limit: size, after: shown?.next ?? undefined }, signal)
      return { ...page, data: [...before, ...page.data] }
    }),
  )
