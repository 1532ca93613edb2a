import { NumberLink } from '#src/features/transcribe-settings/number-link.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => <NumberLink phone={(input as { phone: string | null }).phone} />
