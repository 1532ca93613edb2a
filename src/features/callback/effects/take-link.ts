import { fromPromise } from 'xstate'
import { type CallbackLink, readCallbackLink } from '#contracts/callback.ts'
import { createHistoryEntryCache } from '#src/flow-runtime/history-entry-cache.ts'

/** Reads the link of this visit, and removes it from the URL on the first read. */
export const defineTakeLink = () => {
  const taken = createHistoryEntryCache<CallbackLink>()
  return fromPromise<CallbackLink, undefined>(() => {
    const { search, hash, pathname } = location
    const isBare = search === '' && hash === ''
    const known = isBare ? taken.get() : null
    if (known !== null) return Promise.resolve(known)
    const link = readCallbackLink({ search, hash })
    if (!isBare) history.replaceState(history.state, '', pathname)
    taken.set(link)
    return Promise.resolve(link)
  })
}
