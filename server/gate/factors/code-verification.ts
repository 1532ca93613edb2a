/** Shared by all codes of the second factor: rate limits before, and what an accepted code causes. */
import type { Context } from 'hono'
import { isFresh, recordReauthentication } from '#server/account/reauthentications.ts'
import type { Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Claims } from '#server/http/bearer.ts'
import { Refusal } from '#server/http/failures.ts'
import { accountById } from '../accounts.ts'
import { requestLanguage, enqueueFactorNotice, languageFor } from '../auth-mail.ts'
import { beginAttempt } from '../attempt.ts'
import { AuthRefusal } from '../auth-refusal.ts'
import type { Gate } from '../gate.ts'
import { isKnownNetwork, rememberNetwork } from '../known-networks.ts'

const noSession = () => new AuthRefusal(401, 'session_not_found', 'Session does not exist')

/** Throws `auth.proofNeeded` if the session was not opened or reauthenticated within `REAUTH_MAX_AGE`. */
export const requireReauthentication = async (gate: Gate, claims: Claims) => {
  if (!(await isFresh(gate.db, claims))) throw new Refusal('auth.proofNeeded')
}

const emailOf = async (gate: Gate, { userId }: Claims): Promise<string> => {
  const account = await accountById(gate.db, userId)
  if (account === null) throw noSession()
  return account.email
}

/**
 * Runs `verify` for a code, rate limited per network and over all networks; the limit over all networks does not apply to
 * those that the owner has signed in from. Only a wrong code stays counted.
 */
export const verifyRateLimited = async (
  gate: Gate,
  c: Context<AppEnv>,
  claims: Claims,
  verify: () => Promise<void>,
) => {
  const network = gate.network(c)
  const attempt = await beginAttempt(gate.limiter, [
    { name: 'factorCodeByUserAndIp', key: `${claims.userId} ${network}`, isReset: true },
    {
      name: 'factorCodeByUser',
      key: claims.userId,
      isExempt: async () => isKnownNetwork(gate, await emailOf(gate, claims), network),
    },
  ])
  await attempt.verify(verify)
  await attempt.succeed()
  await rememberNetwork(gate, claims.sessionId, network)
  await recordReauthentication(gate.db, claims)
}

export const notifyOwner = async (
  gate: Gate,
  c: Context<AppEnv>,
  queries: Queries,
  { userId }: Claims,
  kind: Parameters<typeof enqueueFactorNotice>[2],
) => {
  const account = await accountById(queries, userId)
  if (account === null) throw noSession()
  await enqueueFactorNotice(gate, queries, kind, { ...account, language: languageFor(requestLanguage(c), account) })
}

/** Refreshes the session, so that its tokens carry the new assurance level. */
export const completeSession = async (gate: Gate, c: Context<AppEnv>, { sessionId }: Claims) => {
  const answer = await gate.db.exclusive(`refresh:${sessionId}`, async () => {
    const [row] = await gate.db.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [sessionId],
    )
    if (row === undefined) throw noSession()
    return gate.callAuth({
      method: 'POST',
      path: '/token?grant_type=refresh_token',
      body: { refresh_token: row.token },
      userAgent: c.req.header('User-Agent'),
    })
  })
  return Response.json(answer.body, { status: answer.status })
}
