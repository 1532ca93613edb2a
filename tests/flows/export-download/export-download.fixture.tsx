import { ExportDownload } from '#src/features/data-export/export-download.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => <ExportDownload {...(input as { id: string; requestedAt: string })} />
