import { exportResponseSchema } from '#contracts/api/data-export.ts'
import { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { commandOf } from '#src/actors/command.ts'

export const dataExportFlow = dataExportMachine.provide({
  actors: {
    requestExport: commandOf('requestExport', exportResponseSchema, (body: { password?: string }) => ({ body })),
  },
})
