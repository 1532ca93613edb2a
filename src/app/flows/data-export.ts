import { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { defineRequestExport } from '../../actors/request-export.ts'
import { ownDataApi } from '../../clients/own-data-api.ts'

export const dataExportFlow = dataExportMachine.provide({ actors: { requestExport: defineRequestExport(ownDataApi) } })
