import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { PersonalDataForm } from '#src/features/personal-data/personal-data-form.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => <PersonalDataForm user={(input as { user: UserWithProfile }).user} />
