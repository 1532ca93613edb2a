/** Claims of the live session that a call of `/auth/v1` comes from. */
import type { Context } from 'hono'
import { expiryOf } from '#server/crypto/access-token.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { bearerOf, type Claims } from '#server/http/bearer.ts'
import { isLive, owesFactor } from '#server/http/signed-in.ts'
import { AuthRefusal } from './auth-refusal.ts'
import type { Gate } from './gate.ts'

const invalidToken = () => new AuthRefusal(401, 'bad_jwt', 'Invalid or expired access token')

/** Of a token that may have expired: enough to end its session, and for nothing else. */
export const claimsToEnd = async (gate: Gate, c: Context<AppEnv>): Promise<{ claims: Claims; isExpired: boolean }> => {
  const token = bearerOf(c.req.header('Authorization')) ?? ''
  const valid = await gate.verify(token)
  if (valid !== null) return { claims: valid, isExpired: false }
  const expiry = expiryOf(token)
  const claims = expiry === null ? null : await gate.verify(token, expiry)
  if (claims === null) throw invalidToken()
  return { claims, isExpired: true }
}

/** The client signs out on `session_not_found`, so a token that has merely expired gets another code. */
export const claimsOf = async (gate: Gate, c: Context<AppEnv>): Promise<Claims> => {
  const token = bearerOf(c.req.header('Authorization'))
  const claims = token === null ? null : await gate.verify(token)
  if (claims === null) throw invalidToken()
  if (!(await isLive(gate.db, claims))) throw new AuthRefusal(401, 'session_not_found', 'Session does not exist')
  return claims
}

/** The same, but refuses a session whose second factor is pending. */
export const fullClaimsOf = async (gate: Gate, c: Context<AppEnv>): Promise<Claims> => {
  const claims = await claimsOf(gate, c)
  if (await owesFactor(gate.db, claims)) throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required')
  return claims
}
