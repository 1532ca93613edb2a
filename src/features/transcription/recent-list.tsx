import type { Transcription } from '#contracts/api/transcriptions.ts'
import { SummariesBar } from './summaries-bar.tsx'
import { TranscriptionRows } from './transcription-rows.tsx'
import type { Removal } from '#src/account/removal/removal.tsx'
import { useSummaries } from './use-summaries.ts'

/** A short list without day headings: each item shows its date. */
export const RecentList = ({ rows, removal }: { rows: readonly Transcription[]; removal: Removal }) => {
  const summaries = useSummaries(rows.map(({ id }) => id))
  return (
    <>
      <SummariesBar summaries={summaries} />
      <TranscriptionRows rows={rows} removal={removal} summaries={summaries} isDated />
    </>
  )
}
