import { exportDownloadMachine } from '#machines/export-download/export-download.machine.ts'
import { defineDownloadExport } from './effects/download-export.ts'

export const exportDownloadFlow = exportDownloadMachine.provide({
  actors: { downloadExport: defineDownloadExport() },
})
