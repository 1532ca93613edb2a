import { ChosenFile } from '#src/features/transcription/chosen-file.tsx'
import { CHOSEN } from '#machines/chosen-file/chosen-file.model.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <ChosenFile chosen={CHOSEN.items} />
