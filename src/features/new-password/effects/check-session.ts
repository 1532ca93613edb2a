import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

export const defineCheckSession = ({ openService }: Clients) =>
  fromPromise<void, undefined>(async () => {
    const { client } = await openService()
    const { session } = unwrap(await client.auth.getSession())
    if (session === null) throw { code: 'auth.sessionMissing' } satisfies Failure
  })
