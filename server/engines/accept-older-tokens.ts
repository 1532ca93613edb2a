/**
 * While the token secret is rotated (OPS-60): services in process have one secret, and refuse tokens of an older one. Those
 * beside this process get every token as it is: they have a key set, and supabase/auth verifies a token that names no key with
 * the secret from before the rotation only.
 */
import { SignJWT } from 'jose'
import { payloadWith } from '#server/crypto/access-token.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import type { CallAuth, CallTables } from './engine.ts'

type JwtSecrets = Pick<Secrets, 'jwtSecret' | 'olderJwtSecrets'>

/** Re-signs the token of a header if it is of an older secret, with the same claims and expiry. */
const headerSigner = ({ jwtSecret, olderJwtSecrets }: JwtSecrets) => {
  const key = new TextEncoder().encode(jwtSecret)
  const older = olderJwtSecrets.map(payloadWith)
  return async (header: string): Promise<string> => {
    const token = header.replace(/^Bearer /, '')
    for (const payloadOf of older) {
      const payload = await payloadOf(token)
      if (payload === null) continue
      return `Bearer ${await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)}`
    }
    return header
  }
}

export const authWithOlderTokens = (callAuth: CallAuth, secrets: JwtSecrets): CallAuth => {
  if (secrets.olderJwtSecrets.length === 0) return callAuth
  const signed = headerSigner(secrets)
  return async ({ authorization, ...call }) =>
    callAuth(authorization === undefined ? call : { ...call, authorization: await signed(authorization) })
}

export const tablesWithOlderTokens = (callTables: CallTables, secrets: JwtSecrets): CallTables => {
  if (secrets.olderJwtSecrets.length === 0) return callTables
  const signed = headerSigner(secrets)
  return async (request) => {
    const header = request.headers.get('Authorization')
    if (header !== null) request.headers.set('Authorization', await signed(header))
    return callTables(request)
  }
}
