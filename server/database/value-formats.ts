/** Conversion of values between Postgres and JavaScript, equal for both drivers. */

/** `2026-11-20 23:29:55.439+00` to ISO 8601, which is what PostgREST answers with. */
export const isoTimestamp = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/** lite passes JSON that is already text; encoding it again would store a JSON string instead of an object. */
export const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const timestampText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))
