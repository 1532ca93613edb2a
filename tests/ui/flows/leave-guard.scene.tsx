import { LeaveGuard } from '#src/account/leave-guard.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async () => <LeaveGuard />
