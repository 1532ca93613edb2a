import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { ReadingState, useReading } from '#src/account/reading-state.tsx'
import { TranscriptionList } from '#src/account/transcription/transcription-list.tsx'
import { transcriptionsReadingOf } from '#src/flows/account-readings.ts'
import { filterIn } from './filter-in.ts'
import { FilterLinks } from './filter-links.tsx'
import { FirstAudio } from './first-audio.tsx'
import { NothingFound } from './nothing-found.tsx'

export default function TranscriptionsPage() {
  const search = useSearch()
  return (
    <AccountLayout
      section="transcriptions"
      title={<Trans>Transcrições</Trans>}
      lead={<Trans>Guardadas em segredo: cada texto só é aberto quando você pede, e some da tela depois.</Trans>}
    >
      <FilterLinks filter={filterIn(search)} />
      <Transcriptions key={search} search={search} />
    </AccountLayout>
  )
}

const Transcriptions = ({ search }: { search: string }) => {
  const filter = useMemo(() => filterIn(search), [search])
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <ReadingState
      reading={useReading(useMemo(() => transcriptionsReadingOf(filter), [filter]))}
      lines={5}
      isEmpty={({ total }) => total === 0}
      empty={isNarrowed ? <NothingFound /> : <FirstAudio />}
      countOf={({ data, total }) => ({ shown: data.length, total })}
    >
      {({ data }, onChanged) => <TranscriptionList rows={data} onGone={onChanged} />}
    </ReadingState>
  )
}
