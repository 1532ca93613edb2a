import type { Transcription } from '#contracts/api/transcriptions.ts'
import { SummariesBar } from './summaries-bar.tsx'
import { TranscriptionItem } from './transcription-item.tsx'
import styles from './transcription.module.css'
import { useSummaries } from './use-summaries.ts'

/** A short list without day headings: each item shows its date. */
export const RecentList = ({ rows }: { rows: readonly Transcription[] }) => {
  const summaries = useSummaries(rows.map(({ id }) => id))
  return (
    <>
      <SummariesBar summaries={summaries} />
      <ul className={styles['rows']}>
        {rows.map((row) => {
          const known = summaries.openedOf(row.id)
          return (
            <TranscriptionItem
              key={`${row.id} ${String(known !== null)}`}
              row={row}
              known={known}
              isUnreadable={summaries.isUnreadable(row.id)}
              isDated
            />
          )
        })}
      </ul>
    </>
  )
}
