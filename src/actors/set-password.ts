import { fromPromise } from 'xstate'
import type { Clients } from '../clients/clients.ts'
import { unwrap } from '../clients/failures.ts'

export const defineSetPassword = ({ openService }: Clients) =>
  fromPromise<void, { password: string }>(async ({ input: { password } }) => {
    const { client } = await openService()
    unwrap(await client.auth.updateUser({ password }))
  })
