import { type AnyEventObject, fromCallback } from 'xstate'
import { queryCache, type QueryName } from '#src/clients/query-cache.ts'

/** Milliseconds after which another tab or device may have changed what is shown. */
const FRESH = 10_000

/** Tells that the query has to be read again: after a change here, and when the tab comes back into view (FAIL-37). */
export const defineWatchQuery = (name: QueryName) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'data.changed' })
    const listening = new AbortController()
    const comeBack = () => {
      if (document.visibilityState === 'visible' && queryCache.isOlderThan(name, FRESH)) tell()
    }
    document.addEventListener('visibilitychange', comeBack, { signal: listening.signal })
    const unwatch = queryCache.watch(name, tell)
    return () => {
      listening.abort()
      unwatch()
    }
  })
