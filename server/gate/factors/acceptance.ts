/** What every code of a second factor has in common: limits before it, and what an accepted one brings. */
import type { Context } from 'hono'
import { isFresh, keepProof } from '#server/account/identity-proofs.ts'
import type { Queries } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Claims } from '#server/http/bearer.ts'
import { Refusal } from '#server/http/failures.ts'
import { accountById } from '../accounts.ts'
import { askedLanguage, enqueueFactorNotice, languageFor } from '../auth-mail.ts'
import { AuthRefusal } from '../auth-refusal.ts'
import type { Gate } from '../gate.ts'
import { isKnownNetwork, rememberNetwork } from '../known-networks.ts'

const noSession = () => new AuthRefusal(401, 'session_not_found', 'Session does not exist')

/** Throws `auth.proofNeeded` where the owner was not proven within the last minutes. */
export const requireProof = async (gate: Gate, claims: Claims) => {
  if (!(await isFresh(gate.db, claims))) throw new Refusal('auth.proofNeeded')
}

const emailOf = async (gate: Gate, { userId }: Claims): Promise<string> => {
  const account = await accountById(gate.db, userId)
  if (account === null) throw noSession()
  return account.email
}

/**
 * Counts a guess before its outcome is known, from this network and from everywhere; the limit over all networks does not
 * apply to those that the owner signed in from. Returns what to call for an accepted code: it was no guess.
 */
export const limitGuesses = async (gate: Gate, c: Context<AppEnv>, claims: Claims) => {
  const network = gate.network(c)
  const here = `${claims.userId} ${network}`
  await gate.limiter.enforce('factorByAccount', here)
  const retryAfter = await gate.limiter.take('factorByUser', claims.userId)
  if (retryAfter !== null && !(await isKnownNetwork(gate, await emailOf(gate, claims), network))) {
    throw new Refusal('rate.limited', { retryAfter })
  }
  return async () => {
    await gate.limiter.forgive('factorByAccount', here)
    await gate.limiter.giveBack('factorByUser', claims.userId)
    await rememberNetwork(gate, claims.sessionId, network)
    await keepProof(gate.db, claims)
  }
}

export const notify = async (
  gate: Gate,
  c: Context<AppEnv>,
  queries: Queries,
  { userId }: Claims,
  kind: Parameters<typeof enqueueFactorNotice>[2],
) => {
  const account = await accountById(queries, userId)
  if (account === null) throw noSession()
  await enqueueFactorNotice(gate, queries, kind, { ...account, language: languageFor(askedLanguage(c), account) })
}

/** The same session, with tokens that tell its new level. */
export const completeSession = async (gate: Gate, c: Context<AppEnv>, { sessionId }: Claims) => {
  const answer = await gate.mutex(`refresh:${sessionId}`, async () => {
    const [row] = await gate.db.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [sessionId],
    )
    if (row === undefined) throw noSession()
    return gate.callAuth({
      method: 'POST',
      path: '/token?grant_type=refresh_token',
      body: { refresh_token: row.token },
    })
  })
  return Response.json(answer.body, { status: answer.status })
}
