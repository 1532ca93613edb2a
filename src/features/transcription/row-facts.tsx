import { Trans } from '@lingui/react/macro'
import type { OpenedTranscription, Transcription } from '#contracts/api/transcriptions.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Tag } from '#src/ui/tag.tsx'
import styles from './transcription.module.css'

/** Topics beyond these are read in the opened item. */
const MOST_TOPICS = 3

type RowFactsProps = {
  row: Transcription
  /** What the list shows of it; null where it is sealed. */
  known: OpenedTranscription | null
  /** With the day, where no heading says it. */
  isDated: boolean
}

/** When it came, and what is in it as far as it is shown. */
export const RowFacts = ({ row, known, isDated }: RowFactsProps) => {
  const { starts_at: startsAt = null, topics = [] } = known?.decrypted_summary ?? {}
  return (
    <div className={styles['facts']}>
      {known !== null && <DateText at={row.created_at} as={isDated ? 'moment' : 'time'} />}
      {known === null && row.has_summary && <Trans>Com resumo</Trans>}
      {!row.has_summary && <Trans>Sem resumo</Trans>}
      {startsAt !== null && (
        <Tag tone="info">
          <DateText at={startsAt} as="moment" />
        </Tag>
      )}
      {topics.slice(0, MOST_TOPICS).map((topic) => (
        <span key={topic} className={styles['topic']}>
          {topic}
        </span>
      ))}
    </div>
  )
}
