import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import { useRemoval } from '#src/features/transcription/use-removal.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const ROWS = ['one', 'two'].map((id, index) => sealedRow(index, { id }))

const List = () => <TranscriptionList rows={ROWS} removal={useRemoval()} />

export const fixture: Fixture = async () => <List />
