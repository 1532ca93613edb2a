import { fromPromise } from 'xstate'
import { resolvePath, type ReturnTo } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { lastUser } from '#src/clients/last-user.ts'
import { DELETION_KEY, RETURN_TO_KEY } from '#src/clients/storage-keys.ts'
import { readFresh, readJson, writeJson } from '#src/clients/storage.ts'

/** Milliseconds after which a deletion request counts as answered. */
const DELETION_TTL = 60_000

/** Of a stored page: after a reload of the page, nothing else tells whose session ended on it. */
const personOf = (stored: unknown, { route, search }: ReturnTo): unknown => {
  const last = Object(stored) as Record<string, unknown>
  return last['route'] === route && last['search'] === search ? last['person'] : null
}

/**
 * Stores the page for this tab and for the device, since the link of an e-mail opens another tab (GUARD-08), and
 * whose session ended on it (GUARD-46). Null stores nothing, and so does a deletion of the account that was requested in this
 * tab just now.
 */
export const defineRememberReturnTo = ({ tabStore, deviceStore }: Clients) =>
  fromPromise<'remembered' | 'accountDeleted', ReturnTo | null>(({ input }) => {
    const wasDeleting = readFresh(tabStore, DELETION_KEY, DELETION_TTL) !== null
    tabStore.removeItem(DELETION_KEY)
    if (wasDeleting) return Promise.resolve('accountDeleted')
    if (input === null) return Promise.resolve('remembered')
    const found = resolvePath(location.pathname)
    // A filter may have changed since the page was opened.
    const isHere = found.kind === 'page' && found.route === input.route
    const page = { ...input, ...(isHere && { search: location.search }) }
    const returnTo = {
      ...page,
      person: lastUser.id ?? personOf(readJson(tabStore, RETURN_TO_KEY), page),
      at: Date.now(),
    }
    for (const store of [tabStore, deviceStore]) writeJson(store, RETURN_TO_KEY, returnTo)
    return Promise.resolve('remembered')
  })
