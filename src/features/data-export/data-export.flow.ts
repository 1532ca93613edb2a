import { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { defineRequestExport } from './effects/request-export.ts'
import { ownDataApi } from '#src/clients/own-data-api.ts'

export const dataExportFlow = dataExportMachine.provide({ actors: { requestExport: defineRequestExport(ownDataApi) } })
