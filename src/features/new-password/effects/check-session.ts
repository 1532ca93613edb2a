import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { owesFactor } from '#src/clients/assurance.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

/** In the tab that opened the link it is known what the session owes; in another the service says it later. */
export const defineCheckSession = ({ openService }: Clients) =>
  fromPromise<void, undefined>(async () => {
    const { client } = await openService()
    const { session } = unwrap(await client.auth.getSession())
    if (session === null) throw { code: 'auth.sessionMissing' } satisfies Failure
    if (owesFactor(session)) throw { code: 'auth.secondFactorNeeded' } satisfies Failure
  })
