import { fromPromise } from 'xstate'
import type { Clients } from '#src/clients/clients.ts'
import { duringSignOut } from '#src/clients/service-fetch.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { tokenIn } from '#src/clients/stored-session.ts'
import { readJson } from '#src/clients/storage.ts'

/** Optimistic sign-out: the stored session is removed first, and revoked by the service in the background. */
export const defineSignOut = ({ openService, deviceStore }: Clients) =>
  fromPromise<void, undefined>(async () => {
    const token = tokenIn(readJson(deviceStore, SESSION_KEY))
    deviceStore.removeItem(SESSION_KEY)
    try {
      const { client } = await openService()
      await duringSignOut(async () => {
        if (token !== null) await client.auth.admin.signOut(token, 'local')
        // No session is stored any more: this only notifies this tab and the others.
        await client.auth.signOut({ scope: 'local' })
      })
    } finally {
      // A token refresh that was in flight may have stored the session again.
      deviceStore.removeItem(SESSION_KEY)
    }
  })
