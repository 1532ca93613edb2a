/** An authenticator app. */
import { codeAt, stepAt } from '#server/crypto/totp.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const bytesOf = (secret: string): Uint8Array => {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The app's code now, or `steps` periods of 30 seconds later (earlier if negative). */
export const appCode = (secret: string, steps = 0): string => codeAt(bytesOf(secret), stepAt(Date.now()) + steps)
