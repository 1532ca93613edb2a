import { ExportDownload } from '#src/pages/account-settings/export-download.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async (input) => <ExportDownload {...(input as { id: string })} />
