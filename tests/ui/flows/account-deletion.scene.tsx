import { DeleteAccountSection } from '#src/pages/account-settings/delete-account-section.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async () => <DeleteAccountSection />
