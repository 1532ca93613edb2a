import { fromPromise } from 'xstate'
import type { Credentials } from '#contracts/forms/login.ts'
import { isFactorPending } from '#src/clients/assurance.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'
import { LOGIN_DRAFT_KEY } from '#src/clients/storage-keys.ts'

export const defineSignIn = ({ openService, tabStore }: Clients) =>
  fromPromise<{ isFactorPending: boolean }, Credentials>(async ({ input }) => {
    const { client } = await openService()
    const { session } = unwrap(await client.auth.signInWithPassword(input))
    tabStore.removeItem(LOGIN_DRAFT_KEY)
    return { isFactorPending: isFactorPending(session) }
  })
