import { OtherSessions } from '#src/features/other-sessions/other-sessions.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <OtherSessions />
