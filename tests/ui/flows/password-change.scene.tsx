import { PasswordChange } from '#src/pages/security-settings/password-change.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async () => <PasswordChange onChanged={() => {}} />
