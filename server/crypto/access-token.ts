/** How access tokens are verified, whoever issued them. */
import { decodeJwt, errors, jwtVerify, type JWTVerifyOptions } from 'jose'

/** Tolerated clock difference in seconds. */
export const CLOCK_TOLERANCE = 60

/** For the rejections of `jwtVerify`: null for an invalid token, and throws if a key set cannot be fetched. */
export const nullIfInvalid = (error: unknown): null => {
  const isUnreachable = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
  if (isUnreachable) throw error
  return null
}

export const verifyOptions = (algorithms: string[]): JWTVerifyOptions => ({
  algorithms,
  audience: 'authenticated',
  clockTolerance: CLOCK_TOLERANCE,
  requiredClaims: ['exp', 'sub'],
})

/** When an unverified token expires; null if it is no token, or has no expiry. */
export const expiryOf = (token: string): Date | null => {
  try {
    const { exp } = decodeJwt(token)
    return exp === undefined ? null : new Date(exp * 1_000)
  } catch {
    return null
  }
}

/** The payload of a token that was signed with this secret (HS256) and is valid at a time, by default now; else null. */
export const payloadWith = (secret: string) => {
  const key = new TextEncoder().encode(secret)
  const accepted = verifyOptions(['HS256'])
  return (token: string, currentDate = new Date()) =>
    jwtVerify(token, key, { ...accepted, currentDate }).then(({ payload }) => payload, nullIfInvalid)
}
