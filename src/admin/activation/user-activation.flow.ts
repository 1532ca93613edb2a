import { type UserChanges, userResponseSchema } from '#contracts/api/admin.ts'
import { userActivationMachine } from '#machines/user-activation/user-activation.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

type Change = { id: string; changes: UserChanges }

export const userActivationFlow = provide(userActivationMachine, {
  changeActivation: commandOf('changeUser', userResponseSchema, ({ id, changes }: Change) => ({
    params: { id },
    body: changes,
  })),
})
