/**
 * What a visitor allowed beyond what the site needs (PREF-01). A choice stored for another version is ignored.
 */
export const CONSENT_VERSION = 1

export type ConsentChoice = { version: typeof CONSENT_VERSION; statistics: boolean }

/** Parses a stored choice; null if it is malformed or of another version. */
export const parseChoice = (value: unknown): ConsentChoice | null => {
  if (typeof value !== 'object' || value === null) return null
  const { version, statistics } = value as Record<string, unknown>
  return version === CONSENT_VERSION && typeof statistics === 'boolean' ? { version, statistics } : null
}
