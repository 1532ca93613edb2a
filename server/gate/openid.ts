/** OpenID Connect client: authorization redirect and verification of its answer (OpenID Connect Core 1.0, PKCE). */
import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import { emailField } from '#contracts/forms/fields.ts'
import type { GoogleSettings } from '#server/settings/env.ts'

/** The authenticated person. `email` is null if the provider has not verified the address. */
export type Identity = { subject: string; email: string | null; name: string | null }

/** The provider's answer failed a check. The message names the check and repeats nothing of the answer. */
export class NotIdentified extends Error {
  constructor(check: string, cause?: unknown) {
    super(check, { cause })
    this.name = 'NotIdentified'
  }
}

type Authorization = { state: string; nonce: string; verifier: string }
type Return = Pick<Authorization, 'nonce' | 'verifier'> & { code: string }

export type Provider = {
  authorizeUrl: (authorization: Authorization) => Promise<string>
  /** Throws `NotIdentified`, or the error of fetch if the provider cannot be reached. */
  identify: (back: Return) => Promise<Identity>
}

/**
 * Timeout of one request in milliseconds: metadata, token and keys are three, and the whole answer has eight seconds.
 */
const TIMEOUT = 2_500
/** Tolerated clock difference in seconds. */
const CLOCK_TOLERANCE = 60
/** Issuer without `https://`, which Google documents as valid too. */
const OLD_ISSUERS: Readonly<Record<string, string>> = { 'https://accounts.google.com': 'accounts.google.com' }

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
type Metadata = z.output<typeof metadataSchema> & { keys: JWTVerifyGetKey }

const tokenSchema = z.object({ id_token: z.string() })

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  nonce: z.string(),
  azp: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.string()),
})

const read = async <Schema extends z.core.$ZodType>(
  schema: Schema,
  url: string,
  init: RequestInit = {},
): Promise<z.output<Schema>> => {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  if (answer.status >= 500) throw new Error('The OpenID provider answered with a server error')
  const parsed = z.safeParse(schema, answer.ok ? await answer.json().catch(() => null) : null)
  if (!parsed.success) throw new NotIdentified('the provider refused')
  return parsed.data
}

/** A failure to fetch the keys is rethrown: it does not mean that the token is invalid. */
const rejectToken = (error: unknown): never => {
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
  throw new NotIdentified('token', error)
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Fetched at first use and cached. A failure is not cached: the next call fetches again. */
const lazyMetadata = (issuer: string): (() => Promise<Metadata>) => {
  let known: Promise<Metadata> | null = null
  const discover = async (): Promise<Metadata> => {
    const metadata = await read(metadataSchema, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
    if (metadata.issuer !== issuer) throw new NotIdentified('metadata of another issuer')
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT })
    return { ...metadata, keys }
  }
  return () =>
    (known ??= discover().catch((error: unknown) => {
      known = null
      throw error
    }))
}

const claimsOfIdToken = async (
  idToken: string,
  { keys }: Metadata,
  { issuer, clientId }: Pick<GoogleSettings, 'issuer' | 'clientId'>,
) => {
  const issuers = [issuer, ...(OLD_ISSUERS[issuer] === undefined ? [] : [OLD_ISSUERS[issuer]])]
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: issuers,
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE,
  }).catch(rejectToken)
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) throw new NotIdentified('claims')
  return { audience: payload.aud, claims: claims.data }
}

export const createProvider = ({ issuer, clientId, clientSecret }: GoogleSettings, redirectUri: string): Provider => {
  const metadata = lazyMetadata(issuer)

  return {
    authorizeUrl: async ({ state, nonce, verifier }) => {
      const url = new URL((await metadata()).authorization_endpoint)
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    identify: async ({ code, nonce, verifier }) => {
      const { token_endpoint: endpoint } = await metadata()
      const { id_token: idToken } = await read(tokenSchema, endpoint, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: verifier,
        }),
      })
      const { audience, claims } = await claimsOfIdToken(idToken, await metadata(), { issuer, clientId })
      if (claims.nonce !== nonce) throw new NotIdentified('nonce')
      if ((claims.azp ?? (Array.isArray(audience) ? null : audience)) !== clientId) throw new NotIdentified('audience')
      const email = emailField.safeParse(claims.email)
      return {
        subject: claims.sub,
        email: claims.email_verified === true && email.success ? email.data : null,
        name: claims.name ?? null,
      }
    },
  }
}
