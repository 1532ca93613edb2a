/** Verifies access tokens. Keys and algorithms are configured: a token cannot choose a weaker algorithm. */
import { hash } from 'node:crypto'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { KEY_SET_TTL } from '#contracts/limits.ts'
import { CLOCK_TOLERANCE, payloadWith, nullIfInvalid, verifyOptions } from '#server/crypto/access-token.ts'
import type { TokenKeys } from '#server/settings/engines.ts'
import type { Secrets } from '#server/settings/secrets.ts'

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
})

/** User and session of a token: both are ids of the auth service. */
export type Claims = { userId: string; sessionId: string }

/**
 * Null for anything but a token of a signed-in user that is valid `at` a time, by default now. Rejects only if the key set
 * cannot be fetched.
 */
export type VerifyBearer = (token: string, at?: Date) => Promise<Claims | null>

const asClaims = (payload: unknown): Claims | null => {
  const parsed = claimsSchema.safeParse(payload)
  return parsed.success ? { userId: parsed.data.sub, sessionId: parsed.data.session_id } : null
}

/** Cache size: with more tokens in use, some are verified again. */
const MAX_CACHED = 10_000

/**
 * Caches tokens that were valid, by their digests: WebCrypto verifies each on another thread, which costs more than
 * the rest of the check. At most for as long as a key set is kept, so that a withdrawn key is not accepted after that.
 * Whether the session is live is not cached: each call looks it up in the database.
 */
const cachedVerifier = (verify: (token: string, at?: Date) => Promise<JWTPayload | null>): VerifyBearer => {
  const cache = new Map<string, { claims: Claims; expiresAt: number }>()
  return async (token, at) => {
    if (at !== undefined) return asClaims(await verify(token, at))
    const id = hash('sha256', token, 'base64url')
    const cached = cache.get(id)
    if (cached !== undefined && cached.expiresAt > Date.now()) return cached.claims
    cache.delete(id)
    const payload = await verify(token)
    const claims = asClaims(payload)
    if (claims === null) return null
    if (cache.size >= MAX_CACHED) cache.clear()
    const expiry = ((payload?.exp ?? 0) + CLOCK_TOLERANCE) * 1_000
    cache.set(id, { claims, expiresAt: Math.min(expiry, Date.now() + KEY_SET_TTL) })
    return claims
  }
}

/** Tokens of the service in process, and of one that shares its secret: HS256 with any of the secrets. */
export const verifyWithSecrets = (secrets: readonly string[]): VerifyBearer => {
  const verifiers = secrets.map(payloadWith)
  return cachedVerifier(async (token, at) => {
    for (const verify of verifiers) {
      const payload = await verify(token, at)
      if (payload !== null) return payload
    }
    return null
  })
}

/** Tokens of a hosted project: ES256 or RS256 with its published keys, and its own issuer. */
export const verifyWithKeySet = ({ url, issuer }: { url: string; issuer: string }): VerifyBearer => {
  const keys = createRemoteJWKSet(new URL(url), { cacheMaxAge: KEY_SET_TTL })
  const accepted = { ...verifyOptions(['ES256', 'RS256']), issuer }
  return cachedVerifier((token, currentDate = new Date()) =>
    jwtVerify(token, keys, { ...accepted, currentDate }).then(({ payload }) => payload, nullIfInvalid),
  )
}

export const verifyWith = (tokens: TokenKeys, secrets: Pick<Secrets, 'jwtSecret' | 'olderJwtSecrets'>): VerifyBearer =>
  tokens.kind === 'secret'
    ? verifyWithSecrets([secrets.jwtSecret, ...secrets.olderJwtSecrets])
    : verifyWithKeySet(tokens)

/** Token of an `Authorization` header. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([^\s]+)$/.exec(header ?? '')?.[1] ?? null

/** Claims of the token in an `Authorization` header; null without a valid one. `at`: when it has to be valid, by default now. */
export const claimsInHeader = async (
  verify: VerifyBearer,
  header: string | undefined,
  at?: (token: string) => Date | null,
): Promise<Claims | null> => {
  const token = bearerOf(header)
  return token === null ? null : verify(token, at?.(token) ?? undefined)
}
