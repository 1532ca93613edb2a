import type { PrivacySettings as Settings } from '#contracts/api/privacy-settings.ts'
import { PrivacySettings } from '#src/features/privacy-settings/privacy-settings.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => <PrivacySettings {...(input as { settings: Settings })} />
