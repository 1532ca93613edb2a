import { OtherSessions } from '#src/pages/security-settings/other-sessions.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async () => <OtherSessions onChanged={() => {}} />
