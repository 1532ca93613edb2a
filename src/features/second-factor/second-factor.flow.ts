import { reauthenticationResponseSchema } from '#contracts/api/reauthentication.ts'
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineConfirm } from './effects/confirm.ts'
import { defineEnrol } from './effects/enrol.ts'
import { defineChangeFactor } from './effects/change-factor.ts'

export const secondFactorFlow = provide(secondFactorMachine, {
  enrol: defineEnrol(clients),
  reauthenticate: commandOf('reauthenticate', reauthenticationResponseSchema, (body: { password: string }) => ({
    body,
  })),
  confirm: defineConfirm(clients),
  changeFactor: defineChangeFactor(clients),
})
