import { useEffect } from 'react'
import { poll, WATCH_BACKOFF } from '#src/effects/poll.ts'
import { queryCache, type QueryName } from '#src/clients/query-cache.ts'

/** Polls a query that was just read, while this is mounted and the page is visible. */
export const Polling = ({ query }: { query: QueryName }) => {
  useEffect(() => {
    const watching = new AbortController()
    let isFirst = true
    const attempt = () => {
      if (!isFirst && !queryCache.isFetching(query)) queryCache.invalidate({ refetch: [query] })
      isFirst = false
      return Promise.resolve(undefined)
    }
    poll(attempt, WATCH_BACKOFF, watching.signal).catch(() => {})
    return () => watching.abort()
  }, [query])
  return null
}
