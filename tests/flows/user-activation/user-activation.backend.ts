import { userActivationModel } from '#machines/user-activation/user-activation.model.ts'
import { WITH_OTHER_SESSION, WITH_OWN_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const { id } = userActivationModel.inputs.active.user

/** Arrives as an administrator, with an account of another person in the list. */
const comes = (isActive: boolean) => async (world: World) => {
  const admin = await asAdmin(world)
  const { user } = await world.createOther()
  world.substitute(id, user.id)
  if (!isActive)
    await world.callAsOwn('PATCH', `/api/admin/users/${user.id}`, {
      is_active: false,
      reason: 'risk',
      note: 'Envia spam',
    })
  return admin
}

export const userActivationBackend: BackendOf<typeof userActivationModel> = {
  starts: { active: comes(true), inactive: comes(false), own: { unplayable: 'nothing is offered there' } },
  actors: {
    changeActivation: {
      changed: WITH_OWN_SESSION,
      // The page does not offer it.
      own: MOCKED,
      denied: WITH_OTHER_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
  // The real list has all accounts.
  mocks: ['GET /api/admin/users'],
  isInEveryNetwork: true,
}
