import { fromPromise } from 'xstate'
import { type CallbackLink, readCallbackLink } from '#contracts/callback.ts'
import { createHistoryEntryCache } from '#src/flow-runtime/history-entry-cache.ts'

/** Reads the link of this visit, and removes it from the URL on the first read. */
export const defineTakeLink = () => {
  const cache = createHistoryEntryCache<CallbackLink>()
  return fromPromise<CallbackLink, undefined>(() => {
    const { search, hash, pathname } = location
    const isBare = search === '' && hash === ''
    const cached = isBare ? cache.get() : null
    if (cached !== null) return Promise.resolve(cached)
    const link = readCallbackLink({ search, hash })
    if (!isBare) history.replaceState(history.state, '', pathname)
    cache.set(link)
    return Promise.resolve(link)
  })
}
