import { userActivationModel } from '#machines/user-activation/user-activation.model.ts'
import { WITH_OTHER_SESSION, WITH_OWN_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const { id } = userActivationModel.inputs.active.user

/** Arrives as an administrator, with an account of another person in the list. */
const asAdminWithOther = (isActive: boolean) => async (context: TourContext) => {
  const admin = await asAdmin(context)
  const { user } = await context.createOther()
  context.substitute(id, user.id)
  if (!isActive)
    await context.callAsOwn('PATCH', `/api/admin/users/${user.id}`, {
      is_active: false,
      reason: 'risk',
      note: 'Envia spam',
    })
  return admin
}

export const userActivationBackend: BackendOf<typeof userActivationModel> = {
  starts: {
    active: asAdminWithOther(true),
    inactive: asAdminWithOther(false),
    own: { unplayable: 'nothing is offered there' },
  },
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
