/** Which auth and table service are behind the gate, from the environment (ADR 035). */
import type { Environment } from './schema.ts'

/** A service that is reached by HTTP. `url` has no slash at its end; `key` is sent as `apikey`, null if none is needed. */
export type RemoteEngine = { url: string; key: string | null }

/** The keys that verify access tokens: `JWT_SECRET` (HS256), or the public keys of their issuer. */
export type TokenKeys = { kind: 'secret' } | { kind: 'keySet'; url: string; issuer: string }

/** Null for a service in process. */
export type EngineSettings = { auth: RemoteEngine | null; tables: RemoteEngine | null; tokens: TokenKeys }

type Variables = Pick<
  Environment,
  'AUTH_URL' | 'REST_URL' | 'AUTH_JWKS' | 'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY' | 'JWT_SECRET'
>

const keysOf = ({ AUTH_JWKS, SUPABASE_URL, JWT_SECRET }: Variables, authUrl: string | undefined): TokenKeys => {
  const isHosted = SUPABASE_URL !== undefined && JWT_SECRET === undefined
  if (authUrl === undefined || (AUTH_JWKS === undefined && !isHosted)) return { kind: 'secret' }
  return { kind: 'keySet', url: AUTH_JWKS ?? `${authUrl}/.well-known/jwks.json`, issuer: authUrl }
}

/** `SUPABASE_URL` stands for both URLs of a hosted project, unless they are given. */
export const engineSettings = (env: Variables): EngineSettings => {
  const project = env.SUPABASE_URL
  const authUrl = env.AUTH_URL ?? (project && `${project}/auth/v1`)
  const restUrl = env.REST_URL ?? (project && `${project}/rest/v1`)
  const key = env.SUPABASE_PUBLISHABLE_KEY ?? null
  return {
    auth: authUrl === undefined ? null : { url: authUrl, key },
    tables: restUrl === undefined ? null : { url: restUrl, key },
    tokens: keysOf(env, authUrl),
  }
}
