import { useState } from 'react'
import { DeletionToast } from '#src/account/transcription-deletion/deletion-toast.tsx'
import {
  TranscriptionDeletionProvider,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const Bar = () => {
  const deletion = useTranscriptionDeletion()
  return (
    <>
      <EventButton event="transcriptions.delete" onPress={() => deletion.deleteTranscriptions(['one', 'two'])} />
      <EventButton event="undo.resume" onPress={() => (document.activeElement as HTMLElement | null)?.blur()} />
      <DeletionToast />
    </>
  )
}

const Frame = () => {
  const [visit, setVisit] = useState(1)
  return (
    <TranscriptionDeletionProvider personId={`person ${visit}`}>
      <EventButton event="account.changed" onPress={() => setVisit(visit + 1)} />
      <Bar />
    </TranscriptionDeletionProvider>
  )
}

export const fixture: Fixture = async () => <Frame />
