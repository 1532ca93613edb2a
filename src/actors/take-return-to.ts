import { fromPromise } from 'xstate'
import { type ReturnTo, parseReturnTo } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { readFresh, type TextStore } from '#src/clients/storage.ts'
import { RETURN_TO_KEY } from './remember-return-to.ts'

/** An older wish is forgotten. */
const ORIGIN_TTL = 3_600_000

const take = (store: TextStore): ReturnTo | null => {
  const kept = readFresh(store, RETURN_TO_KEY, ORIGIN_TTL)
  store.removeItem(RETURN_TO_KEY)
  return kept === null ? null : parseReturnTo(kept)
}

/**
 * Used once, and only where the route table knows it. A tab has its own, which no other tab uses up; whoever comes by a link
 * into a tab that has none gets the last one of the device.
 */
export const defineTakeReturnTo = ({ tabStore, deviceStore }: Clients, { isByLink = false } = {}) =>
  fromPromise<ReturnTo | null, undefined>(() => {
    const isOwn = tabStore.getItem(RETURN_TO_KEY) === deviceStore.getItem(RETURN_TO_KEY)
    const own = take(tabStore)
    if (own !== null && isOwn) deviceStore.removeItem(RETURN_TO_KEY)
    return Promise.resolve(own ?? (isByLink ? take(deviceStore) : null))
  })
