import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { AccountPage } from '#src/account/account-page.tsx'
import { Polling } from '#src/account/polling.tsx'
import type { Query } from '#src/account/query/query.flow.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import {
  type TranscriptionDeletion,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { Selectable } from '#src/features/transcription/selectable.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import { transcriptionsQueryOf } from '#src/account/query/account-queries.ts'
import type { TranscriptionsPage } from '#contracts/api/transcriptions.ts'
import { useRemainingRows } from '#src/account/transcription-deletion/use-remaining-rows.ts'
import { filterIn } from './filter-in.ts'
import { FilterLinks } from './filter-links.tsx'
import { FirstAudio } from './first-audio.tsx'
import { NewTranscriptions } from './new-transcriptions.tsx'
import { NothingFound } from './nothing-found.tsx'

export const queries = (search: string): readonly Query<unknown>[] => [transcriptionsQueryOf(filterIn(search))]

export default function TranscriptionsPage() {
  const search = useSearch()
  const deletion = useTranscriptionDeletion()
  return (
    <AccountPage
      title={<Trans>Transcrições</Trans>}
      lead={<Trans>Ficam criptografadas: cada texto só é aberto quando você pede e some da tela depois.</Trans>}
    >
      <Selectable filter={<FilterLinks filter={filterIn(search)} />} deletion={deletion}>
        <Transcriptions key={search} search={search} deletion={deletion} />
      </Selectable>
    </AccountPage>
  )
}

/** Until the list was read. */
const NONE: TranscriptionsPage['data'] = []

const Transcriptions = ({ search, deletion }: { search: string; deletion: TranscriptionDeletion }) => {
  const filter = useMemo(() => filterIn(search), [search])
  const isNarrowed = Object.keys(filter).length > 0
  const query = useQuery(useMemo(() => transcriptionsQueryOf(filter), [filter]))
  const page = query.data as typeof query.data | null
  const rows = useRemainingRows(page?.data ?? NONE)
  const readAgain = () => query.send({ type: 'data.retry' })
  return (
    <>
      <QueryState
        query={query}
        // As high as what is in view of three rows, or of the page of a person without any.
        lines={14}
        isEmpty={({ total }) => total === 0 && rows.length === 0}
        empty={
          isNarrowed ? (
            <NothingFound />
          ) : (
            <>
              <Polling query="transcriptions" />
              <FirstAudio />
            </>
          )
        }
      >
        {({ data, total }) => (
          <TranscriptionList
            rows={rows}
            deletion={deletion}
            query={query}
            // The key resets the poll of newer rows when the list has changed.
            news={!isNarrowed && <NewTranscriptions key={`${total} ${data[0]?.id}`} rows={data} onShow={readAgain} />}
          />
        )}
      </QueryState>
    </>
  )
}
