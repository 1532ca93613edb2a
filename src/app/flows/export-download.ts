import { exportDownloadMachine } from '#machines/export-download/export-download.machine.ts'
import { defineDownloadExport } from '../../actors/download-export.ts'
import { ownDataApi } from '../../clients/own-data-api.ts'

export const exportDownloadFlow = exportDownloadMachine.provide({
  actors: { downloadExport: defineDownloadExport(ownDataApi) },
})
