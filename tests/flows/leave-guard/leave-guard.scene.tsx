import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => <LeaveGuard />
