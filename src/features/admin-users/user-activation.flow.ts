import { userResponseSchema } from '#contracts/api/admin.ts'
import { type Activation, userActivationMachine } from '#machines/user-activation/user-activation.machine.ts'
import { commandOf } from '#src/actors/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const userActivationFlow = provide(userActivationMachine, {
  changeActivation: commandOf('changeUser', userResponseSchema, ({ id, isActive }: Activation) => ({
    params: { id },
    body: { is_active: isActive },
  })),
})
