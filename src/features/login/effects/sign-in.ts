import { fromPromise } from 'xstate'
import type { Credentials } from '#contracts/forms/login.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

export const defineSignIn = ({ openService }: Clients) =>
  fromPromise<void, Credentials>(async ({ input }) => {
    const { client } = await openService()
    unwrap(await client.auth.signInWithPassword(input))
  })
