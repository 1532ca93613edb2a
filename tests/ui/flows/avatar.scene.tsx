import { Avatar } from '#src/pages/account-settings/avatar-section.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async (input) => (
  <Avatar name="Ana Souza" address={(input as { address: string | null }).address} />
)
