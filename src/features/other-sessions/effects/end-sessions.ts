import { fromPromise } from 'xstate'
import { endSessionResponseSchema } from '#contracts/api/sessions.ts'
import type { ChosenSessions } from '#machines/other-sessions/other-sessions.machine.ts'
import { call } from '#src/clients/call.ts'
import type { Clients } from '#src/clients/clients.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { asFailure } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'

/** A session that has ended already counts as ended. */
const endOne = async (id: string, signal: AbortSignal) => {
  try {
    await call('endSession', endSessionResponseSchema, { params: { id }, signal })
  } catch (error) {
    if (asFailure(error).code !== 'request.notFound') throw error
  }
}

/**
 * `global` ends the others too: this session is ended by the flow with an ordinary sign-out. The auth client's own
 * global sign-out would report, here and in every tab, a session that ended by itself.
 */
export const defineEndSessions = ({ openService }: Pick<Clients, 'openService'>) =>
  fromPromise<void, ChosenSessions>(async ({ input: chosen, signal }) => {
    if (chosen.scope === 'one') return endOne(chosen.id, signal)
    const { client } = await openService()
    const { error } = await client.auth.signOut({ scope: 'others' })
    if (error !== null) throw asFailure(error)
    if (chosen.scope === 'others') queryCache.invalidate(INVALIDATED_BY.sessionsEnded)
  })
