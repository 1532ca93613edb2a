import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { SettingsForm } from '#src/features/transcribe-settings/settings-form.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => (
  <SettingsForm choices={(input as { choices: Choices }).choices} isQuotaReached={false} />
)
