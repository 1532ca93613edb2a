import { changePasswordResponseSchema, type PasswordChange } from '#contracts/api/change-password.ts'
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const passwordChangeFlow = provide(passwordChangeMachine, {
  changePassword: commandOf('changePassword', changePasswordResponseSchema, (body: PasswordChange) => ({ body })),
})
