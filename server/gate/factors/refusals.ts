/** Refusals with the auth service's own codes. */
import { AuthRefusal } from '../auth-refusal.ts'

export const factorNotFound = () => new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')

export const factorExists = () => new AuthRefusal(422, 'mfa_verified_factor_exists', 'A verified factor already exists')

/** The same answer for a wrong, an expired and a used code. */
export const wrongCode = () => new AuthRefusal(422, 'mfa_verification_failed', 'Invalid code entered')

export const challengeExpired = () => new AuthRefusal(422, 'mfa_challenge_expired', 'MFA challenge has expired')
