import { DataExport } from '#src/features/data-export/data-export.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <DataExport />
