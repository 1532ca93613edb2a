import { fromPromise } from 'xstate'
import type { Origin } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { writeJson } from '#src/clients/storage.ts'

export const ORIGIN_KEY = 'prosa.origin'

/** Kept for the device and not the tab: the link of an e-mail opens another tab (D4). */
export const defineRememberOrigin = ({ deviceStore }: Clients) =>
  fromPromise<void, Origin>(({ input }) => {
    writeJson(deviceStore, ORIGIN_KEY, { ...input, at: Date.now() })
    return Promise.resolve()
  })
