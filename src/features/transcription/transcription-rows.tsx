import type { Transcription } from '#contracts/api/transcriptions.ts'
import { type ChoiceOf, TranscriptionItem } from './transcription-item.tsx'
import styles from './transcription.module.css'
import type { TranscriptionDeletion } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import type { Summaries } from './use-summaries.ts'

type TranscriptionRowsProps = {
  rows: readonly Transcription[]
  summaries: Summaries
  deletion: Pick<TranscriptionDeletion, 'deleteTranscriptions' | 'isBusy'>
  /** Shows the day too, for lists without day headings. */
  isDated?: boolean
  /** Rows for which it returns false are hidden but stay mounted, so that they keep their state. */
  isShown?: (row: Transcription) => boolean
  onRead?: (id: string, words: string | null) => void
  choiceOf?: ChoiceOf | undefined
}

/** Rows of a list, with their content if the list shows summaries. */
export const TranscriptionRows = ({ rows, summaries, isShown, ...item }: TranscriptionRowsProps) => (
  <ul className={styles['rows']}>
    {rows.map((row) => {
      const cached = summaries.openedOf(row.id)
      return (
        <TranscriptionItem
          key={`${row.id} ${String(cached !== null)}`}
          row={row}
          cached={cached}
          isUnreadable={summaries.isUnreadable(row.id)}
          isHidden={isShown?.(row) === false}
          {...item}
        />
      )
    })}
  </ul>
)
