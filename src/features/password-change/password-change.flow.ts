import { changePasswordResponseSchema, type PasswordChange } from '#contracts/api/change-password.ts'
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts'
import { commandOf } from '#src/actors/command.ts'

export const passwordChangeFlow = passwordChangeMachine.provide({
  actors: {
    changePassword: commandOf('changePassword', changePasswordResponseSchema, (body: PasswordChange) => ({ body })),
  },
})
