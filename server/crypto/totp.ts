/** Time-based one-time passwords (TOTP, RFC 6238) of authenticator apps: SHA-1, six digits, thirty seconds. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { FACTOR_CODE_LENGTH } from '#contracts/limits.ts'

const STEP_MS = 30_000
/** Time steps by which a device's clock may differ. */
const TOLERANCE = 1

export const stepAt = (time: number): number => Math.floor(time / STEP_MS)

export const codeAt = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** FACTOR_CODE_LENGTH).padStart(FACTOR_CODE_LENGTH, '0')
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The time step of the code; null for a wrong code. */
export const matchingStep = (secret: Uint8Array, code: string, time: number): number | null => {
  const now = stepAt(time)
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now - TOLERANCE + index)
  return steps.find((step) => isSame(codeAt(secret, step), code)) ?? null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding, as typed into an app. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The `otpauth:` URI for the QR code. */
export const keyUri = ({ issuer, account, secret }: { issuer: string; account: string; secret: string }): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString().replaceAll('+', '%20')}`
}
