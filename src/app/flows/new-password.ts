import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { defineCheckSession } from '../../actors/check-session.ts'
import { defineSetPassword } from '../../actors/set-password.ts'
import { clients } from '../../clients/clients.ts'

export const newPasswordFlow = newPasswordMachine.provide({
  actors: { checkSession: defineCheckSession(clients), setPassword: defineSetPassword(clients) },
})
