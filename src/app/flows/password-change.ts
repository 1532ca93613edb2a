import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts'
import { defineChangePassword } from '../../actors/change-password.ts'
import { securityApi } from '../../clients/security-api.ts'

export const passwordChangeFlow = passwordChangeMachine.provide({
  actors: { changePassword: defineChangePassword(securityApi) },
})
