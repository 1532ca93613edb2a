/**
 * What this tab saw last of the person's list of transcriptions, for a visit that cannot read it anew: times and counts,
 * never a text, not even a sealed one. It lives in memory and goes with the tab, or with whoever is signed in.
 */
import type { Transcription, TranscriptionsPage } from '#contracts/api/transcriptions.ts'

type KeptList = {
  rows: readonly Pick<Transcription, 'id' | 'created_at' | 'has_summary'>[]
  total: number
  /** ISO 8601. */
  seenAt: string
}

let kept: KeptList | null = null

export const keepList = ({ data, total }: TranscriptionsPage): void => {
  const rows = data.map(({ id, created_at, has_summary }) => ({ id, created_at, has_summary }))
  kept = { rows, total, seenAt: new Date().toISOString() }
}

export const keptList = (): KeptList | null => kept

export const dropKeptList = (): void => {
  kept = null
}
