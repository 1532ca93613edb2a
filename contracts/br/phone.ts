/** Brazilian phone numbers, exactly as specified (FIELD-10 to FIELD-15). */
import { PHONE_MIN_DIGITS } from '../limits.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Without invisible direction marks and with plain hyphens and digits, whatever contacts, chats or keyboards put (FIELD-26). */
export const plainPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** Optional plus sign, then at least 10 digits, spaces, hyphens or parentheses. */
const PHONE_PATTERN = /^\+?[\d\s()-]{10,}$/

/** The pattern alone would accept spaces and hyphens without a digit, which leave nothing to store. */
export const isPhone = (text: string) => PHONE_PATTERN.test(text) && /\d/.test(text)

/**
 * The number that is stored: `+55` and eleven digits for everything the rule understands.
 * Empty stays empty; an 11-digit number gains the country code; a 10-digit one, with or without its country code, also the
 * ninth digit after its area code.
 */
export const normalizePhone = (text: string): string => {
  // Twelve digits that start with 55: ten behind their country code. The last eleven would be another number (ADR 016).
  const digits = digitsOf(text).replace(/^55(?=\d{10}$)/, '')
  if (digits === '') return ''
  if (digits.length === 10) return `+55${digits.slice(0, 2)}9${digits.slice(2)}`
  // Eleven digits, thirteen with country code 55, and anything longer: the last eleven are kept.
  return `+55${digits.slice(-11)}`
}

/** Fewer digits than any Brazilian number: accepted, with a hint to check it. */
export const isShortPhone = (text: string) => digitsOf(text).length < PHONE_MIN_DIGITS

const SHORT = /^\+55(\d{1,2})(\d{0,7})$/
const WHOLE = /^(\d{2})(\d{5})(\d{4})$/

/**
 * `(XX) XXXXX-XXXX`. A number with digits missing is padded with hyphens to a length that `isPhone` accepts; any other
 * number that does not have eleven digits is shown as it is.
 */
export const formatPhone = (text: string): string => {
  const short = SHORT.exec(text)
  if (short) return `(${short[1]}) ${short[2]}`.padEnd(PHONE_MIN_DIGITS, '-')
  const digits = digitsOf(text)
  const parts = WHOLE.exec(digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text
}
