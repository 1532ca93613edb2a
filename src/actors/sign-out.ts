import { fromPromise } from 'xstate'
import type { Clients } from '../clients/clients.ts'
import { leaving } from '../clients/service-fetch.ts'
import { SESSION_KEY } from '../clients/storage-keys.ts'

/** The device forgets first, whatever the network does; the service is told in the background. */
export const defineSignOut = ({ openService, deviceStore }: Clients) =>
  fromPromise<void, undefined>(async () => {
    try {
      const { client } = await openService()
      await leaving(() => client.auth.signOut({ scope: 'local' }))
    } finally {
      deviceStore.removeItem(SESSION_KEY)
    }
  })
