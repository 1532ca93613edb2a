import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => <LeaveGuard />
