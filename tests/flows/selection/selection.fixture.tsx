import { Selectable } from '#src/features/transcription/selectable.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import {
  TranscriptionDeletionProvider,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const ROWS = ['one', 'two'].map((id, index) => sealedRow(index, { id }))

const List = () => {
  const deletion = useTranscriptionDeletion()
  return (
    <Selectable deletion={deletion}>
      <TranscriptionList rows={ROWS} deletion={deletion} />
    </Selectable>
  )
}

export const fixture: Fixture = async () => (
  <TranscriptionDeletionProvider personId="ana">
    <List />
  </TranscriptionDeletionProvider>
)
