import { exportDownloadMachine } from '#machines/export-download/export-download.machine.ts'
import { defineDownloadExport } from './effects/download-export.ts'
import { ownDataApi } from '#src/clients/own-data-api.ts'

export const exportDownloadFlow = exportDownloadMachine.provide({
  actors: { downloadExport: defineDownloadExport(ownDataApi) },
})
