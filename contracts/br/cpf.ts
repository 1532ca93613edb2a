/** The Brazilian taxpayer number (FIELD-16). */
import { isValidCPF } from '@brazilian-utils/brazilian-utils'

export const stripCpf = (text: string) => text.replace(/\D/g, '')

/** Eleven digits after stripping, not all equal, both check digits right. The library expects bare digits. */
export const isCpf = (text: string): boolean => isValidCPF(stripCpf(text))

/** `XXX.XXX.XXX-XX`; anything but eleven digits is shown as it is. */
export const formatCpf = (text: string): string => {
  const parts = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(stripCpf(text))
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}` : text
}

/** `•••.•••.•••-XX`, shown until the owner reveals the number. */
export const maskCpf = (text: string): string => {
  const written = formatCpf(text)
  return written.slice(0, -2).replaceAll(/\d/g, '•') + written.slice(-2)
}
