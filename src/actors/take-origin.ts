import { fromPromise } from 'xstate'
import { type Origin, parseOrigin } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { readJson } from '#src/clients/storage.ts'
import { ORIGIN_KEY } from './remember-origin.ts'

/** An older wish is forgotten. */
const ORIGIN_TTL = 3_600_000

/** Used once, and only where the route table knows it. */
export const defineTakeOrigin = ({ deviceStore }: Clients) =>
  fromPromise<Origin | null, undefined>(() => {
    const kept = readJson(deviceStore, ORIGIN_KEY)
    deviceStore.removeItem(ORIGIN_KEY)
    const at = typeof kept === 'object' && kept !== null && 'at' in kept ? kept.at : null
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < ORIGIN_TTL
    return Promise.resolve(isFresh ? parseOrigin(kept) : null)
  })
