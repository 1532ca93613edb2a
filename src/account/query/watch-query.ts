import { type AnyEventObject, fromCallback } from 'xstate'
import { queryCache, type QueryName } from '#src/clients/query-cache.ts'

/** Milliseconds after which an answer counts as stale: another tab or device may have changed the data. */
const FRESH = 10_000

/** Sends `data.changed` after an invalidation, and when the tab becomes visible with a stale answer (FAIL-37). */
export const defineWatchQuery = (name: QueryName) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const sendChanged = () => sendBack({ type: 'data.changed' })
    const listening = new AbortController()
    const comeBack = () => {
      if (document.visibilityState !== 'visible' || queryCache.isFetching(name)) return
      if (queryCache.isOlderThan(name, FRESH)) sendChanged()
    }
    document.addEventListener('visibilitychange', comeBack, { signal: listening.signal })
    const unwatch = queryCache.watch(name, sendChanged)
    return () => {
      listening.abort()
      unwatch()
    }
  })
