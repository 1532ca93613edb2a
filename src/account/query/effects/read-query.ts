import { fromPromise } from 'xstate'
import type { FetchRequest } from '#machines/query/query.machine.ts'
import { queryCache, type QueryKey } from '#src/clients/query-cache.ts'
import { pagePainted } from '#src/page-context/page-paint.ts'

export type Read<Data> = (signal: AbortSignal, request: FetchRequest) => Promise<Data>

/** On a page that shows the last answer, after its paint (SITE-73): on a slow device sending requests takes as long. */
export const defineReadQuery = <Data>(key: QueryKey, read: Read<Data>) =>
  fromPromise<unknown, FetchRequest>(async ({ input, signal }) => {
    const painted = queryCache.get(key) === null ? null : pagePainted()
    if (painted !== null) await painted
    signal.throwIfAborted()
    return read(signal, input)
  })
