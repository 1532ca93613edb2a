import { Avatar } from '#src/features/avatar/avatar-section.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => (
  <Avatar name="Ana Souza" address={(input as { address: string | null }).address} />
)
