import { Trans } from '@lingui/react/macro'
import type { OpenedTranscription, Transcription } from '#contracts/api/transcriptions.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Tag } from '#src/ui/tag.tsx'
import styles from './transcription.module.css'

/** Maximal number of topics in a row; the opened item shows all. */
const MAX_TOPICS = 3

type RowFactsProps = {
  row: Transcription
  /** The decrypted content that the list may show; null while it is sealed. */
  opened: OpenedTranscription | null
  /** Shows the day too, for lists without day headings. */
  isDated: boolean
}

/** Date of a row, and the facts of its summary if that is shown. */
export const RowFacts = ({ row, opened, isDated }: RowFactsProps) => {
  const { starts_at: startsAt = null, topics = [] } = opened?.decrypted_summary ?? {}
  return (
    <div className={styles['facts']}>
      {opened !== null && <DateText at={row.created_at} as={isDated ? 'moment' : 'time'} />}
      {opened === null && row.has_summary && <Trans>Com resumo</Trans>}
      {!row.has_summary && <Trans>Sem resumo</Trans>}
      {startsAt !== null && (
        <Tag tone="info">
          <DateText at={startsAt} as="moment" />
        </Tag>
      )}
      <span className={styles['topics']}>
        {topics.slice(0, MAX_TOPICS).map((topic) => (
          <bdi key={topic} className={styles['topic']}>
            {topic}
          </bdi>
        ))}
      </span>
    </div>
  )
}
