import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { SettingsForm } from '#src/features/transcribe-settings/settings-form.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => (
  <SettingsForm choices={(input as { choices: Choices }).choices} isQuotaReached={false} />
)
