import { fromPromise } from 'xstate'
import type { SessionScope } from '#machines/other-sessions/other-sessions.machine.ts'
import type { Clients } from '#src/clients/clients.ts'
import { FOUND } from '#src/clients/command-changes.ts'
import { asFailure } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'

/** With `global` this session ends too: the auth client then removes it from storage and notifies all tabs. */
export const defineEndSessions = ({ openService }: Pick<Clients, 'openService'>) =>
  fromPromise<void, { scope: SessionScope }>(async ({ input: { scope } }) => {
    const { client } = await openService()
    const { error } = await client.auth.signOut({ scope })
    if (error !== null) throw asFailure(error)
    queryCache.apply(FOUND.sessionsEnded)
  })
