import { ExportDownload } from '#src/features/data-export/export-download.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => <ExportDownload {...(input as { id: string })} />
