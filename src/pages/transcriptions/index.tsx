import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { ReadingState, useReading } from '#src/account/reading-state.tsx'
import { TranscriptionList } from '#src/account/transcription/transcription-list.tsx'
import { transcriptionsReading } from '#src/app/flows/account-readings.ts'
import { FirstAudio } from './first-audio.tsx'

export default function TranscriptionsPage() {
  return (
    <AccountLayout
      section="transcriptions"
      title={<Trans>Transcrições</Trans>}
      lead={<Trans>Guardadas em segredo: cada texto só é aberto quando você pede, e some da tela depois.</Trans>}
    >
      <ReadingState
        reading={useReading(transcriptionsReading)}
        lines={5}
        isEmpty={({ total }) => total === 0}
        empty={<FirstAudio />}
        countOf={({ data, total }) => ({ shown: data.length, total })}
      >
        {({ data }, onChanged) => <TranscriptionList rows={data} onGone={onChanged} />}
      </ReadingState>
    </AccountLayout>
  )
}
