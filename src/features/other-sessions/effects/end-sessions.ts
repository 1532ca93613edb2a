import { fromPromise } from 'xstate'
import { endSessionResponseSchema } from '#contracts/api/sessions.ts'
import type { ChosenSessions } from '#machines/other-sessions/other-sessions.machine.ts'
import { call } from '#src/clients/call.ts'
import type { Clients } from '#src/clients/clients.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { asFailure, unwrap } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { withTokenRefresh } from '#src/clients/with-token-refresh.ts'

/** A session that has ended already counts as ended. */
const endOne = async (id: string, signal: AbortSignal) => {
  try {
    await call('endSession', endSessionResponseSchema, { params: { id }, signal })
  } catch (error) {
    if (asFailure(error).code !== 'request.notFound') throw error
  }
}

/**
 * `global` ends the others too: this session is ended by the flow with an ordinary sign-out. The auth client's `signOut` is
 * not used: with `global` it reports a session that ended by itself, here and in every tab, and with `others` it reports
 * success if this session was ended elsewhere, although the others are still open.
 */
export const defineEndSessions = ({ openService }: Pick<Clients, 'openService'>) =>
  fromPromise<void, ChosenSessions>(async ({ input: chosen, signal }) => {
    if (chosen.scope === 'one') return endOne(chosen.id, signal)
    const { client } = await openService()
    await withTokenRefresh(client, async ({ access_token: token }) =>
      unwrap(await client.auth.admin.signOut(token, 'others')),
    )
    if (chosen.scope === 'others') queryCache.invalidate(INVALIDATED_BY.sessionsEnded)
  })
