/**
 * What a mailed link carries. The auth service's own token is a hash of address and six-digit code, so whoever knows an
 * address could try a million links past the limit on codes. Signed here, a link cannot be guessed.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

const HASH_LENGTH = 64

const signature = (key: string, tokenHash: string) =>
  createHmac('sha256', key).update(`email-link:${tokenHash}`).digest()

export const sealTokenHash = (key: string, tokenHash: string): string =>
  `${tokenHash}${signature(key, tokenHash).toString('base64url')}`

/** The auth service's token in a link of ours, or null. */
export const openTokenHash = (key: string, sealed: string): string | null => {
  const tokenHash = sealed.slice(0, HASH_LENGTH)
  const given = Buffer.from(sealed.slice(HASH_LENGTH), 'base64url')
  const expected = signature(key, tokenHash)
  return given.length === expected.length && timingSafeEqual(given, expected) ? tokenHash : null
}
