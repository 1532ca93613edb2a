/** Verifies access tokens. Keys and algorithms are configured: a token cannot choose a weaker algorithm. */
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyOptions } from 'jose'
import * as z from 'zod/mini'
import { KEY_SET_TTL } from '#contracts/limits.ts'
import type { HostedProject } from '#server/settings/env.ts'

/** Tolerated clock difference in seconds. */
const CLOCK_TOLERANCE = 60

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
})

/** User and session of a token: both are ids of the auth service. */
export type Claims = { userId: string; sessionId: string }

/** Null for anything but a valid token of a signed-in user. Rejects only if the key set cannot be fetched. */
export type VerifyBearer = (token: string) => Promise<Claims | null>

const asClaims = (payload: unknown): Claims | null => {
  const parsed = claimsSchema.safeParse(payload)
  return parsed.success ? { userId: parsed.data.sub, sessionId: parsed.data.session_id } : null
}

const refused = (error: unknown): null => {
  const isUnreachable = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
  if (isUnreachable) throw error
  return null
}

const options = (algorithms: string[]): JWTVerifyOptions => ({
  algorithms,
  audience: 'authenticated',
  clockTolerance: CLOCK_TOLERANCE,
  requiredClaims: ['exp', 'sub'],
})

/** Tokens of the embedded service: HS256 with this installation's secret. */
export const verifyWithSecret = (secret: string): VerifyBearer => {
  const key = new TextEncoder().encode(secret)
  return (token) => jwtVerify(token, key, options(['HS256'])).then(({ payload }) => asClaims(payload), refused)
}

/** Tokens of a hosted project: ES256 or RS256 with its published keys, and its own issuer. */
export const verifyWithKeySet = ({ url, jwks }: HostedProject): VerifyBearer => {
  const keys = createRemoteJWKSet(new URL(jwks), { cacheMaxAge: KEY_SET_TTL })
  const accepted = { ...options(['ES256', 'RS256']), issuer: `${url}/auth/v1` }
  return (token) => jwtVerify(token, keys, accepted).then(({ payload }) => asClaims(payload), refused)
}

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([^\s]+)$/.exec(header ?? '')?.[1] ?? null
