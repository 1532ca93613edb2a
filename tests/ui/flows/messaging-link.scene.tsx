import { NumberLink } from '#src/pages/transcribe-settings/number-link.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async (input) => (
  <NumberLink phone={(input as { phone: string | null }).phone} onChanged={() => {}} />
)
