import { type AnyEventObject, fromCallback } from 'xstate'
import { queryCache, type QueryName } from '#src/clients/query-cache.ts'
import { onTabVisible } from '#src/ui/activity.ts'

/** Milliseconds after which an answer counts as stale: another tab or device may have changed the data. */
const FRESH = 10_000

/** Sends `data.changed` after an invalidation, and when the tab becomes visible with a stale answer (FAIL-37). */
export const defineWatchQuery = (name: QueryName) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const sendChanged = () => sendBack({ type: 'data.changed' })
    const unlisten = onTabVisible(() => {
      if (!queryCache.isFetching(name) && queryCache.isOlderThan(name, FRESH)) sendChanged()
    })
    const unwatch = queryCache.watch(name, sendChanged)
    return () => {
      unlisten()
      unwatch()
    }
  })
