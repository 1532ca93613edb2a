import { Plural } from '@lingui/react/macro'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { Polling } from '#src/account/polling.tsx'
import { useQuery } from '#src/account/query/query-state.tsx'
import { newestTranscriptionsQuery } from '#src/account/query/account-queries.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './new-transcriptions.module.css'
import { countNewer } from './count-newer.ts'

type NewTranscriptionsProps = { rows: readonly Transcription[]; onShow: () => void }

/** Polls for newer transcriptions, announces their number, and loads them on request, without layout shift. */
export const NewTranscriptions = ({ rows, onShow }: NewTranscriptionsProps) => {
  const newest = useQuery(newestTranscriptionsQuery, { isFresh: true })
  const count = countNewer(newest.data, rows)
  return (
    <div className={styles['bar']}>
      <Polling query="newestTranscriptions" />
      <output className="visually-hidden">
        {count > 0 && <Plural value={count} one="# transcrição nova" other="# transcrições novas" />}
      </output>
      {count > 0 && (
        <Button kind="primary" onClick={onShow}>
          <Plural value={count} one="Ver # nova" other="Ver # novas" />
        </Button>
      )}
    </div>
  )
}
