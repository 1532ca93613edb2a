import { fromPromise } from 'xstate'
import { type Origin, parseOrigin } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { readFresh, type TextStore } from '#src/clients/storage.ts'
import { ORIGIN_KEY } from './remember-origin.ts'

/** An older wish is forgotten. */
const ORIGIN_TTL = 3_600_000

const take = (store: TextStore): Origin | null => {
  const kept = readFresh(store, ORIGIN_KEY, ORIGIN_TTL)
  store.removeItem(ORIGIN_KEY)
  return kept === null ? null : parseOrigin(kept)
}

/**
 * Used once, and only where the route table knows it. A tab has its own, which no other tab uses up; whoever comes by a link
 * into a tab that has none gets the last one of the device.
 */
export const defineTakeOrigin = ({ tabStore, deviceStore }: Clients, { isByLink = false } = {}) =>
  fromPromise<Origin | null, undefined>(() => {
    const isOwn = tabStore.getItem(ORIGIN_KEY) === deviceStore.getItem(ORIGIN_KEY)
    const own = take(tabStore)
    if (own !== null && isOwn) deviceStore.removeItem(ORIGIN_KEY)
    return Promise.resolve(own ?? (isByLink ? take(deviceStore) : null))
  })
