import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { useIsWide } from '#src/account/layout/use-is-wide.ts'
import { QueryState, type QueryResult } from '#src/account/query/query-state.tsx'
import { FirstSample } from '#src/features/transcription/first-sample.tsx'
import { useTranscriptionDeletion } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { useRemainingRows } from '#src/account/transcription-deletion/use-remaining-rows.ts'
import { RecentList } from '#src/features/transcription/recent-list.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './dashboard.module.css'

const NONE: readonly Transcription[] = []

type RecentTranscriptionsProps = {
  heading: RefObject<HTMLSpanElement | null>
  query: QueryResult<Transcription[]>
  personId: string
}

/** The newest transcriptions; each opens in place. */
export const RecentTranscriptions = ({ heading, query, personId }: RecentTranscriptionsProps) => {
  const deletion = useTranscriptionDeletion()
  const isWide = useIsWide()
  // Null until they were read.
  const remaining = useRemainingRows((query.data as Transcription[] | null) ?? NONE)
  return (
    <ListCard
      heading={heading}
      title={<Trans>Últimas transcrições</Trans>}
      action={
        <PageLink to="transcriptions">
          <Trans>Ver todas</Trans>
        </PageLink>
      }
    >
      <div className={styles['recent']}>
        <QueryState
          query={query}
          // As high as three rows, which wrap on phones: `.recent` has the same height.
          lines={isWide ? 9 : 11}
          isEmpty={(rows) => rows.length + remaining.length === 0}
          empty={
            <div className={styles['none']}>
              <p>
                <Trans>Nenhuma ainda. O texto do seu primeiro áudio aparece aqui.</Trans>
              </p>
              <FirstSample />
            </div>
          }
        >
          {() => <RecentList rows={remaining} deletion={deletion} personId={personId} />}
        </QueryState>
      </div>
    </ListCard>
  )
}
