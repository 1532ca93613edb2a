import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts'
import { defineChangePassword } from './effects/change-password.ts'
import { securityApi } from '#src/clients/security-api.ts'

export const passwordChangeFlow = passwordChangeMachine.provide({
  actors: { changePassword: defineChangePassword(securityApi) },
})
