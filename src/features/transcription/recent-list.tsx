import { Trans } from '@lingui/react/macro'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { TRANSCRIPTIONS_PAGE_SIZE } from '#contracts/limits.ts'
import type { TranscriptionDeletion } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { NewSince } from './new-since.tsx'
import { NextAppointments } from './next-appointments.tsx'
import styles from './recent-list.module.css'
import { sealedIdsOf } from './sealed.ts'
import { SummariesBar } from './summaries-bar.tsx'
import { TranscriptionRows } from './transcription-rows.tsx'
import { useLastVisit } from './use-last-visit.ts'
import { useSummaries } from './use-summaries.ts'

/** Limits of the number of rows; between them, those since the last visit are shown. */
const MIN_ROWS = 3
const MAX_ROWS = 5

type RecentListProps = {
  /** The newest rows; all of them are searched for appointments. */
  rows: readonly Transcription[]
  deletion: TranscriptionDeletion
  personId: string
}

/** New transcriptions and upcoming appointments: a short list without day headings, each item with its date. */
export const RecentList = ({ rows, deletion, personId }: RecentListProps) => {
  const since = useLastVisit(personId)
  const summaries = useSummaries(sealedIdsOf(rows))
  const count = since === null ? 0 : rows.filter((row) => Date.parse(row.created_at) > since).length
  const isPage = rows.length >= TRANSCRIPTIONS_PAGE_SIZE
  const isOpen = summaries.view === 'shown'
  return (
    <>
      {since !== null && count > 0 && (
        <p className={styles['new']}>
          <NewSince count={count} isOpenEnded={isPage && count === rows.length} since={since} />
        </p>
      )}
      <SummariesBar
        summaries={summaries}
        offer={<Trans>Mostra títulos, assuntos e os próximos compromissos, só nesta aba.</Trans>}
      />
      {isOpen && <NextAppointments rows={rows.map((row) => ({ row, opened: summaries.openedOf(row.id) }))} />}
      <TranscriptionRows
        rows={rows.slice(0, Math.min(Math.max(count, MIN_ROWS), MAX_ROWS))}
        deletion={deletion}
        summaries={summaries}
        isDated
      />
    </>
  )
}
