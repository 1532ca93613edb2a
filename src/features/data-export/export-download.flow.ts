import { exportDownloadMachine } from '#machines/export-download/export-download.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineDownloadExport } from './effects/download-export.ts'

export const exportDownloadFlow = provide(exportDownloadMachine, { downloadExport: defineDownloadExport() })
