import { DataExport } from '#src/features/data-export/data-export.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => <DataExport />
