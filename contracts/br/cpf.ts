/** The Brazilian taxpayer number (FIELD-16). */
import { isValidCPF } from '@brazilian-utils/brazilian-utils'
import { CPF_LENGTH } from '../limits.ts'

export const stripCpf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** Eleven digits after stripping, not all equal, both check digits right. The library expects bare digits. */
export const isCpf = (text: string): boolean => isValidCPF(stripCpf(text))

/** `XXX.XXX.XXX-XX`; anything but eleven digits is shown as it is. */
export const formatCpf = (text: string): string => {
  const digits = stripCpf(text)
  if (digits.length !== CPF_LENGTH) return text
  return `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`
}

/** `•••.•••.•••-XX`, shown until the owner reveals the number. */
export const maskCpf = (text: string): string => {
  const written = formatCpf(text)
  return written.slice(0, -2).replaceAll(/\d/g, '•') + written.slice(-2)
}
