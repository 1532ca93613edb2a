/**
 * The token in a mailed link. The auth service's own token is a hash of address and six-digit code, so for a known
 * address a million links could be tried without the rate limit on codes. Our signature makes a link impossible to
 * guess.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

const HASH_LENGTH = 64

const signature = (key: string, tokenHash: string) =>
  createHmac('sha256', key).update(`email-link:${tokenHash}`).digest()

export const sealTokenHash = (key: string, tokenHash: string): string =>
  `${tokenHash}${signature(key, tokenHash).toString('base64url')}`

/** Verifies a link's token with any of the keys; the auth service's token in it, or null. */
export const openTokenHash = (keys: readonly string[], sealed: string): string | null => {
  const tokenHash = sealed.slice(0, HASH_LENGTH)
  const actual = Buffer.from(sealed.slice(HASH_LENGTH), 'base64url')
  const isOurs = keys.some((key) => {
    const expected = signature(key, tokenHash)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
  return isOurs ? tokenHash : null
}
