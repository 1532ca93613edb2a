import { OtherSessions } from '#src/features/other-sessions/other-sessions.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => <OtherSessions />
