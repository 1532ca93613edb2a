import { fromPromise } from 'xstate'
import type { Activation } from '#machines/user-activation/user-activation.machine.ts'
import type { AdminApi } from '#src/clients/admin-api.ts'

export const defineChangeActivation = ({ changeUserActivation }: Pick<AdminApi, 'changeUserActivation'>) =>
  fromPromise<void, Activation>(({ input: { id, isActive }, signal }) => changeUserActivation(id, isActive, signal))
