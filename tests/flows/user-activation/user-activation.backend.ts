import { userActivationModel } from '#machines/user-activation/user-activation.model.ts'
import { AS_OTHER, AS_OWN, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const { id } = userActivationModel.inputs.active.user

/** Arrives as an administrator, with an account of another person in the list. */
const comes = (isActive: boolean) => async (world: World) => {
  const admin = await asAdmin(world)
  const { user } = await world.other()
  world.name(id, user.id)
  if (!isActive)
    await world.asOwn('PATCH', `/api/admin/users/${user.id}`, { is_active: false, reason: 'risk', note: 'Envia spam' })
  return admin
}

export const userActivationBackend: BackendOf<typeof userActivationModel> = {
  starts: { active: comes(true), inactive: comes(false), own: { beyond: 'nothing is offered there' } },
  jobs: {
    changeActivation: {
      changed: AS_OWN,
      // The page does not offer it.
      own: PLAYED,
      denied: AS_OTHER,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
  // The real list has all accounts.
  keeps: ['GET /api/admin/users'],
  isInEveryNetwork: true,
}
