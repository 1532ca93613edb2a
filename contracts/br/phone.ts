/** Brazilian phone numbers, to the letter of specification §5 (D21). */

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Optional plus sign, then at least 10 digits, spaces, hyphens or parentheses. */
const PHONE_PATTERN = /^\+?[\d\s()-]{10,}$/

export const isPhone = (text: string) => PHONE_PATTERN.test(text)

/**
 * The number that is stored: `+55` and eleven digits for everything the rule understands.
 * Empty stays empty; an 11-digit number gains the country code; a 10-digit one also the ninth digit after its area code.
 */
export const normalizePhone = (text: string): string => {
  const digits = digitsOf(text)
  if (digits === '') return ''
  if (digits.length === 10) return `+55${digits.slice(0, 2)}9${digits.slice(2)}`
  // Eleven digits, thirteen that begin with 55, and whatever is longer come to the same: the last eleven count.
  return `+55${digits.slice(-11)}`
}

/** `(XX) XXXXX-XXXX`; a number that does not end in eleven digits is shown as it is. */
export const formatPhone = (text: string): string => {
  const digits = digitsOf(text)
  const local = digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits
  const parts = /^(\d{2})(\d{5})(\d{4})$/.exec(local)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text
}
