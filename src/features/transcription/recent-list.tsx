import type { Transcription } from '#contracts/api/transcriptions.ts'
import { TranscriptionItem } from './transcription-item.tsx'
import styles from './transcription.module.css'

/** A short list without day headings: each item shows its date. */
export const RecentList = ({ rows }: { rows: readonly Transcription[] }) => (
  <ul className={styles['rows']}>
    {rows.map((row) => (
      <TranscriptionItem key={row.id} row={row} isDated />
    ))}
  </ul>
)
