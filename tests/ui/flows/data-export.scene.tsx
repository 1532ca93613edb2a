import { DataExport } from '#src/pages/account-settings/data-export.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async () => <DataExport onRequested={() => {}} />
