import type { UserWithProfile } from '#contracts/api/profile.ts'
import { PersonalDataForm } from '#src/features/personal-data/personal-data-form.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => <PersonalDataForm user={(input as { user: UserWithProfile }).user} />
