/** Pending OAuth authorization requests, each with nonce and PKCE verifier, found by a hash of its state, used once. */
import { randomBytes } from 'node:crypto'
import type { Language } from '#contracts/languages.ts'
import { sha256Hex } from '#server/crypto/sha256.ts'
import type { Queries } from '#server/database/database.ts'

/** Parameters of the browser's request. `termsVersion` is null if no terms were accepted. */
export type AuthorizationRequest = {
  challenge: string
  redirectTo: string
  termsVersion: string | null
  language: Language
}

type Secrets = { nonce: string; verifier: string }

/** Long enough to choose an account and type its password. */
export const AUTHORIZATION_SECONDS = 600

const secret = () => randomBytes(32).toString('base64url')
export const beginAuthorization = async (
  db: Queries,
  state: string,
  { challenge, redirectTo, termsVersion, language }: AuthorizationRequest,
): Promise<Secrets & { state: string }> => {
  const [nonce, verifier] = [secret(), secret()]
  await db.query(
    `insert into private.google_visits (state_hash, nonce, verifier, challenge, redirect_to, terms_version, language)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [sha256Hex(state), nonce, verifier, challenge, redirectTo, termsVersion, language],
  )
  return { state, nonce, verifier }
}

/**
 * Consumes the authorization request of a state; null if it is unknown, used or expired. One that returns to `boundOrigin`
 * needs the browser that began it (`isOwn`): for any other it is not consumed. A machine's other loopback names, which
 * no other machine can reach, share no cookie with it.
 */
export const endAuthorization = async (
  db: Queries,
  state: string,
  { isOwn, boundOrigin }: { isOwn: boolean; boundOrigin: string },
): Promise<(AuthorizationRequest & Secrets) | null> => {
  const [row] = await db.query<AuthorizationRequest & Secrets & { is_over: boolean }>(
    `delete from private.google_visits where state_hash = $1 and ($3::boolean or not starts_with(redirect_to, $4))
     returning nonce, verifier, challenge, redirect_to as "redirectTo", terms_version as "termsVersion", language,
       created_at < now() - $2::integer * interval '1 second' as is_over`,
    [sha256Hex(state), AUTHORIZATION_SECONDS, isOwn, `${boundOrigin}/`],
  )
  if (row === undefined || row.is_over) return null
  const { is_over: _, ...authorization } = row
  return authorization
}
