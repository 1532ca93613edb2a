import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { defineCheckSession } from './effects/check-session.ts'
import { defineSetPassword } from './effects/set-password.ts'
import { defineRequestPasswordReset } from '#src/effects/request-password-reset.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const newPasswordFlow = provide(newPasswordMachine, {
  checkSession: defineCheckSession(clients),
  setPassword: defineSetPassword(clients),
  requestPasswordReset: defineRequestPasswordReset(clients),
})
