import { Selectable } from '#src/features/transcription/selectable.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import { Removals, useRemoval } from '#src/account/removal/removal.tsx'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const ROWS = ['one', 'two'].map((id, index) => sealedRow(index, { id }))

const List = () => {
  const removal = useRemoval()
  return (
    <Selectable removal={removal}>
      <TranscriptionList rows={ROWS} removal={removal} />
    </Selectable>
  )
}

export const fixture: Fixture = async () => (
  <Removals personId="ana">
    <List />
  </Removals>
)
