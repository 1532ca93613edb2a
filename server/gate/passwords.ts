/** Password checks that cost the same whether or not there is anything to compare with. */
import { compare, hash } from '@node-rs/bcrypt'
import { PASSWORD_MAX_BYTES } from '#contracts/limits.ts'

/** The auth service hashes at this cost; anything else here would show in the time an answer takes. */
const COST = 10

/** Of a random text that was thrown away. */
const NOBODYS_HASH = await hash(crypto.randomUUID(), COST)

/** Whether `password` is the one behind `stored`; takes as long where there is none. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const isMatch = await compare(password, stored ?? NOBODYS_HASH)
  return isMatch && stored !== null && isHashable(password)
}

/** bcrypt reads no further: of a longer password any tail would do. */
export const isHashable = (password: string) => Buffer.byteLength(password) <= PASSWORD_MAX_BYTES

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
