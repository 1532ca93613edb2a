import { fromPromise } from 'xstate'
import type { Clients } from '#src/clients/clients.ts'
import { leaving } from '#src/clients/service-fetch.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { readJson } from '#src/clients/storage.ts'

const tokenOf = (session: unknown): string | null => {
  const isKept = typeof session === 'object' && session !== null && 'access_token' in session
  return isKept && typeof session.access_token === 'string' ? session.access_token : null
}

/** Optimistic sign-out: the device's session is removed first, the service's is revoked in the background. */
export const defineSignOut = ({ openService, deviceStore }: Clients) =>
  fromPromise<void, undefined>(async () => {
    const token = tokenOf(readJson(deviceStore, SESSION_KEY))
    deviceStore.removeItem(SESSION_KEY)
    try {
      const { client } = await openService()
      await leaving(async () => {
        if (token !== null) await client.auth.admin.signOut(token, 'local')
        // Finds no session any more, and tells this tab and the others.
        await client.auth.signOut({ scope: 'local' })
      })
    } finally {
      // A renewal that was on its way has brought it back.
      deviceStore.removeItem(SESSION_KEY)
    }
  })
