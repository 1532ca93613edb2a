import type { accessModel } from '#machines/access/access.model.ts'
import type { Stage } from '#tests/e2e/flows/kit/stage.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { signInAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import { type Session, stored, type World } from '#tests/e2e/real-backend/kit/world.ts'

const ONE_ROLE = { beyond: 'no call makes anybody an administrator' }

/** Deactivates the account, which ends its sessions, and signs in again. */
const deactivate = async (world: World, { user }: Session) => {
  const admin = await signInAdmin(world)
  await world.must(
    'PATCH',
    `/api/admin/users/${user.id}`,
    { is_active: false, reason: 'risk', note: 'Envia spam' },
    { token: admin.access_token },
  )
  return world.signIn()
}

const INACTIVE = 'account.changed:inactiveMember'

/** Lets the held requests through to the services. */
const letThrough = async ({ requests }: Stage) => {
  await (await requests.take('GET /auth/v1/user')).answer('served')
  await (await requests.take('GET /rest/v1/users')).answer('served')
}

/** Arrives with a session of an account, deactivated if a step of the tour needs that. */
const comes = async (world: World, steps: readonly string[]) => {
  const session = await world.join()
  return { device: stored(steps.includes(INACTIVE) ? await deactivate(world, session) : session) }
}

export const accessBackend: BackendOf<typeof accessModel> = {
  starts: { accountPage: comes, adminPage: comes },
  jobs: {
    takeReturnTo: { remembered: PLAYED, here: PLAYED, none: PLAYED, crashed: PLAYED },
    rememberReturnTo: { remembered: AS_ARRANGED, deleted: AS_ARRANGED, crashed: PLAYED },
  },
  environment: {
    'account.changed:member': { before: () => {}, act: letThrough },
    [INACTIVE]: { before: () => {}, act: letThrough },
    'account.changed:fallback': { beyond: 'whoever has an account has a row' },
    'account.changed:admin': ONE_ROLE,
    'account.changed:inactiveAdmin': ONE_ROLE,
  },
}
