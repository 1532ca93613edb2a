/** Who calls: the role and claims of a token, refused as PostgREST 16 refuses it (`src/library/PostgREST/Auth/Jwt.hs`). */
import { errors, jwtVerify } from 'jose'
import { RestError } from './errors.ts'

export type Caller = { role: string; claims: Record<string, unknown>; isAuthenticated: boolean }

const VISITOR: Caller = { role: 'anon', claims: { role: 'anon' }, isAuthenticated: false }

/** Seconds, as in PostgREST. */
const CLOCK_SKEW = 30

const refusal = (code: string, message: string, details?: string) =>
  new RestError(401, code, message, {
    ...(details !== undefined && { details }),
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  })

const refusalOf = (error: unknown) => {
  if (error instanceof errors.JWTExpired) return refusal('PGRST303', 'JWT expired')
  if (error instanceof errors.JWTClaimValidationFailed) return refusal('PGRST303', 'JWT not yet valid')
  return refusal('PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT')
}

const isText = (value: unknown) => typeof value === 'string'

/** Claims that the library does not look at unless it is told which are expected. */
const checkClaims = ({ iat, aud }: { iat?: number; aud?: unknown }) => {
  if (iat !== undefined && iat > Date.now() / 1000 + CLOCK_SKEW) throw refusal('PGRST303', 'JWT issued at future')
  if (aud !== undefined && !isText(aud) && !(Array.isArray(aud) && aud.every(isText))) {
    throw refusal('PGRST303', "The JWT 'aud' claim must be a string or an array of strings")
  }
}

/** Signatures of one shared secret (`jwt-secret`); the audience is not looked at, as by default. */
export const callerOf = async (header: string | undefined, secret: Uint8Array): Promise<Caller> => {
  const bearer = /^Bearer(?: +(.*))?$/i.exec(header ?? '')
  if (bearer === null) return VISITOR
  const [, token = ''] = bearer
  if (token === '') throw refusal('PGRST301', 'Empty JWT is sent in Authorization header')
  const parts = token.split('.').length
  if (parts !== 3) throw refusal('PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  const verified = await jwtVerify(token, secret, { algorithms: ['HS256'], clockTolerance: CLOCK_SKEW }).catch(
    (error: unknown) => {
      throw refusalOf(error)
    },
  )
  checkClaims(verified.payload)
  const role = typeof verified.payload['role'] === 'string' ? verified.payload['role'] : VISITOR.role
  return { role, claims: { ...verified.payload, role }, isAuthenticated: role !== VISITOR.role }
}
