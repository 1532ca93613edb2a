/** How access tokens are verified, whoever issued them. */
import { errors, jwtVerify, type JWTVerifyOptions } from 'jose'

/** Tolerated clock difference in seconds. */
export const CLOCK_TOLERANCE = 60

/** For the rejections of `jwtVerify`: null for an invalid token, and throws if a key set cannot be fetched. */
export const refused = (error: unknown): null => {
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

/** The payload of a token that was signed with this secret (HS256), else null. */
export const payloadWith = (secret: string) => {
  const key = new TextEncoder().encode(secret)
  const accepted = verifyOptions(['HS256'])
  return (token: string) => jwtVerify(token, key, accepted).then(({ payload }) => payload, refused)
}
