const padded = (number: number) => String(number).padStart(2, '0')

/**
 * Calendar day of a point in time (ISO 8601) in the reader's own zone: "2026-11-29". In UTC an evening in Brazil is the
 * next day.
 */
export const localDay = (at: string): string => {
  const date = new Date(at)
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`
}
