import type { Transcription } from '#contracts/api/transcriptions.ts'
import { TranscriptionItem } from './transcription-item.tsx'
import styles from './transcription.module.css'

/** A few of them, with their days, where a whole list would be too much. */
export const RecentList = ({ rows }: { rows: readonly Transcription[] }) => (
  <ul className={styles['rows']}>
    {rows.map((row) => (
      <TranscriptionItem key={row.id} row={row} isDated />
    ))}
  </ul>
)
