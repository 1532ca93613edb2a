import { NumberLink } from '#src/features/transcribe-settings/number-link.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => <NumberLink phone={(input as { phone: string | null }).phone} />
