import { DeleteAccountSection } from '#src/features/account-deletion/delete-account-section.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => <DeleteAccountSection />
