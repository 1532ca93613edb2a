import { PasswordChange } from '#src/features/password-change/password-change.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => <PasswordChange />
