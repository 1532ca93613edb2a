import { fromPromise } from 'xstate'
import { type ReturnTo, parseReturnTo } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { RETURN_TO_KEY } from '#src/clients/storage-keys.ts'
import { readFresh, type TextStore } from '#src/clients/storage.ts'
import { storedUserId } from '#src/clients/stored-session.ts'

/** Milliseconds for which a stored page is returned to. */
const RETURN_TO_TTL = 3_600_000

const take = (store: TextStore): ReturnTo | null => {
  const stored = readFresh(store, RETURN_TO_KEY, RETURN_TO_TTL)
  store.removeItem(RETURN_TO_KEY)
  const { person } = Object(stored) as Record<string, unknown>
  return person && person !== storedUserId() ? null : parseReturnTo(stored)
}

/**
 * Reads and removes the page to return to; null if there is none, no such route, or if another person's session ended on it. The
 * tab's own comes first. `isByLink`: a tab that was opened by a mailed link falls back to the last one stored on the device.
 */
export const defineTakeReturnTo = ({ tabStore, deviceStore }: Clients, { isByLink = false } = {}) =>
  fromPromise<ReturnTo | null, undefined>(() => {
    const isOwn = tabStore.getItem(RETURN_TO_KEY) === deviceStore.getItem(RETURN_TO_KEY)
    const own = take(tabStore)
    if (own !== null && isOwn) deviceStore.removeItem(RETURN_TO_KEY)
    return Promise.resolve(own ?? (isByLink ? take(deviceStore) : null))
  })
