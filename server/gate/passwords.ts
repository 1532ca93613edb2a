/** Password checks in constant time: an unknown address takes as long as a wrong password. */
import { compare, hash } from '@node-rs/bcrypt'
import { PASSWORD_MAX_BYTES } from '#contracts/limits.ts'

/** The auth service's bcrypt cost: another one would show in the response time. */
const COST = 10

/** Hash of a random password. */
const DUMMY_HASH = await hash(crypto.randomUUID(), COST)

/** Compares with the stored hash; takes as long if `stored` is null. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const isMatch = await compare(password, stored ?? DUMMY_HASH)
  return isMatch && stored !== null && isHashable(password)
}

/** bcrypt ignores bytes beyond the limit: a longer password would match with any ending. */
export const isHashable = (password: string) => Buffer.byteLength(password) <= PASSWORD_MAX_BYTES

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
