/** Claims of the live session of a call of `/auth/v1`. */
import type { Context } from 'hono'
import { expiryOf } from '#server/crypto/access-token.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { type Claims, claimsInHeader } from '#server/http/bearer.ts'
import { Refusal } from '#server/http/failures.ts'
import { readSessionState } from '#server/http/signed-in.ts'
import { AuthRefusal } from './auth-refusal.ts'
import type { Gate } from './gate.ts'

/** Claims of a session that may have ended. `at`: when the token has to be valid, by default now. */
const verifiedClaimsOf = async (
  gate: Gate,
  c: Context<AppEnv>,
  at?: (token: string) => Date | null,
): Promise<Claims> => {
  const claims = await claimsInHeader(gate.verify, c.req.header('Authorization'), at)
  if (claims === null) throw new AuthRefusal(401, 'bad_jwt', 'Invalid or expired access token')
  return claims
}

/** Claims of a token that may have expired: sufficient to end its session, and for nothing else. */
export const claimsToEnd = (gate: Gate, c: Context<AppEnv>): Promise<Claims> => verifiedClaimsOf(gate, c, expiryOf)

/** The client signs out on `session_not_found`, so a token that has merely expired gets another code. */
const liveSessionOf = async (gate: Gate, c: Context<AppEnv>) => {
  const claims = await verifiedClaimsOf(gate, c)
  const state = await readSessionState(gate.db, claims)
  if (state === undefined) throw new AuthRefusal(401, 'session_not_found', 'Session does not exist')
  return { claims, state }
}

export const liveClaimsOf = async (gate: Gate, c: Context<AppEnv>): Promise<Claims> =>
  (await liveSessionOf(gate, c)).claims

const fullSessionOf = async (gate: Gate, c: Context<AppEnv>) => {
  const session = await liveSessionOf(gate, c)
  if (session.state.is_factor_pending) throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required')
  return session
}

/** The same, but refuses a session whose second factor is pending. */
export const fullySignedInClaimsOf = async (gate: Gate, c: Context<AppEnv>): Promise<Claims> =>
  (await fullSessionOf(gate, c)).claims

/** The same for calls that change the account: refuses a deactivated one too. */
export const activeClaimsOf = async (gate: Gate, c: Context<AppEnv>): Promise<Claims> => {
  const { claims, state } = await fullSessionOf(gate, c)
  if (state.is_active === false) throw new Refusal('account.inactive')
  return claims
}
