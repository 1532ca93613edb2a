import { DownloadSelected } from '#src/features/transcription/download-selected.tsx'
import { SELECTED } from '#machines/download-selected/download-selected.model.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <DownloadSelected rows={SELECTED.items} />
