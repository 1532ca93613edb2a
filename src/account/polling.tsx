import { useEffect } from 'react'
import { poll, WATCH_PACE } from '#src/actors/poll.ts'
import { queryCache, type QueryName } from '#src/clients/query-cache.ts'

/** Has a query, which was just read, read again and again: for as long as this is there and somebody watches. */
export const Polling = ({ query }: { query: QueryName }) => {
  useEffect(() => {
    const watching = new AbortController()
    let isFirst = true
    const look = () => {
      if (!isFirst) queryCache.apply({ changes: [query] })
      isFirst = false
      return Promise.resolve(undefined)
    }
    poll(look, WATCH_PACE, watching.signal).catch(() => {})
    return () => watching.abort()
  }, [query])
  return null
}
