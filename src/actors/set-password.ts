import { fromPromise } from 'xstate'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

export const defineSetPassword = ({ openService }: Clients) =>
  fromPromise<void, { password: string }>(async ({ input: { password } }) => {
    const { client } = await openService()
    unwrap(await client.auth.updateUser({ password }))
  })
