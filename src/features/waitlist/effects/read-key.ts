import { type AnyEventObject, fromCallback } from 'xstate'
import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import { createHistoryEntryCache } from '#src/flow-runtime/history-entry-cache.ts'

type Memory = ReturnType<typeof createHistoryEntryCache<string>>

/** Removes the key from the URL on the first read. */
const takeKey = (cache: Memory): string | null => {
  const url = new URL(location.href)
  const key = url.searchParams.get(WAITLIST_KEY_PARAMETER)
  if (key === null) return cache.get()
  url.searchParams.delete(WAITLIST_KEY_PARAMETER)
  history.replaceState(history.state, '', url)
  cache.set(key)
  return key
}

export const defineReadKey = () => {
  const cache = createHistoryEntryCache<string>()
  return fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const key = takeKey(cache)
    if (key !== null) sendBack({ type: 'key.found', key })
  })
}
