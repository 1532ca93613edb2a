import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { isFactorPending } from '#src/clients/assurance.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

/** Rejects if there is no session, or if it needs a second factor; in other tabs only the service can tell the latter. */
export const defineCheckSession = ({ openService }: Clients) =>
  fromPromise<void, undefined>(async () => {
    const { client } = await openService()
    const { session } = unwrap(await client.auth.getSession())
    if (session === null) throw { code: 'auth.sessionMissing' } satisfies Failure
    if (isFactorPending(session)) throw { code: 'auth.secondFactorNeeded' } satisfies Failure
  })
