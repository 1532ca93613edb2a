import { exportResponseSchema } from '#contracts/api/data-export.ts'
import { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { defineReauthenticateByFactor } from '#src/effects/reauthenticate-by-factor.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const dataExportFlow = provide(dataExportMachine, {
  requestExport: commandOf('requestExport', exportResponseSchema, (body: { password?: string }) => ({ body })),
  verifyFactor: defineReauthenticateByFactor(clients),
})
