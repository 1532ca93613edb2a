import type { UserWithProfile } from '#contracts/api/profile.ts'
import { PersonalDataForm } from '#src/pages/account-settings/personal-data-form.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async (input) => <PersonalDataForm user={(input as { user: UserWithProfile }).user} />
