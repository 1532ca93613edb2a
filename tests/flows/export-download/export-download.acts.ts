import type { exportDownloadMachine } from '#machines/export-download/export-download.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const exportDownloadActs: ActsOf<typeof exportDownloadMachine> = {
  'file.download': (ui) => ui.press('Baixar a cópia'),
}
