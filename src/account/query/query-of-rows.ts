/** Queries of lists that grow page by page. */
import type { Page, PageQuery } from '#contracts/api/paging.ts'
import { queryCache, type QueryKey } from '#src/clients/query-cache.ts'
import { defineQuery, type Query } from './query.flow.ts'

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
