import type { PrivacySettings as Settings } from '#contracts/api/privacy-settings.ts'
import { PrivacySettings } from '#src/features/privacy-settings/privacy-settings.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => <PrivacySettings {...(input as { settings: Settings })} />
