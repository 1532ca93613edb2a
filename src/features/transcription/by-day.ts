import type { Transcription } from '#contracts/api/transcriptions.ts'

/** Rows of each calendar day in the device's time zone, in their order. Not by `Map.groupBy`, which older phones lack. */
export const byDay = (rows: readonly Transcription[]): (readonly [string, readonly Transcription[]])[] => {
  const days = new Map<string, Transcription[]>()
  for (const row of rows) {
    const day = new Date(row.created_at).toDateString()
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}
