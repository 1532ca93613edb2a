import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { defineCheckSession } from './effects/check-session.ts'
import { defineSetPassword } from './effects/set-password.ts'
import { clients } from '#src/clients/clients.ts'

export const newPasswordFlow = newPasswordMachine.provide({
  actors: { checkSession: defineCheckSession(clients), setPassword: defineSetPassword(clients) },
})
