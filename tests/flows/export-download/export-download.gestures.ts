import type { exportDownloadMachine } from '#machines/export-download/export-download.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const exportDownloadGestures: GesturesOf<typeof exportDownloadMachine> = {
  'file.download': (ui) => ui.click('Baixar a cópia'),
}
