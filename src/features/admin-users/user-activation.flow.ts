import { userActivationMachine } from '#machines/user-activation/user-activation.machine.ts'
import { defineChangeActivation } from './effects/change-activation.ts'
import { adminApi } from '#src/clients/admin-api.ts'

export const userActivationFlow = userActivationMachine.provide({
  actors: { changeActivation: defineChangeActivation(adminApi) },
})
