import { OtherSessions } from '#src/features/other-sessions/other-sessions.tsx'
import { SESSIONS } from '#tests/e2e/flows/kit/replies.ts'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <OtherSessions sessions={SESSIONS} />
