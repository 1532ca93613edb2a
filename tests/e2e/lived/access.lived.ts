import type { accessModel } from '#machines/access/access.model.ts'
import type { Stage } from '../flows/kit/stage.ts'
import type { End, LivedOf } from './kit/lived.ts'
import { type Session, stored, type World } from './kit/world.ts'

const AS_ARRANGED: End = { real: () => {} }
const ONE_ROLE = { beyond: 'no call makes anybody an administrator' }

/** Of the seeded people, who are there on every machine of a developer. */
const ADMIN = { email: 'clara@prosa.test', password: 'prosa-demo-1' }

/** Ends every session that is open; who signs in afterwards is told. */
const deactivate = async (world: World, { user }: Session) => {
  const admin = (await world.must('POST', '/auth/v1/token?grant_type=password', ADMIN)) as Session
  await world.must('PATCH', `/api/admin/users/${user.id}`, { is_active: false }, { token: admin.access_token })
  return world.signIn()
}

const INACTIVE = 'account.changed:inactiveMember'

/** What was held goes its way. */
const letThrough = async ({ requests }: Stage) => {
  await (await requests.take('GET /auth/v1/user')).answer('served')
  await (await requests.take('GET /rest/v1/users')).answer('served')
}

/** Somebody comes who has an account, or had one until just now. */
const comes = async (world: World, steps: readonly string[]) => {
  const session = await world.join()
  return { device: stored(steps.includes(INACTIVE) ? await deactivate(world, session) : session) }
}

export const accessLived: LivedOf<typeof accessModel> = {
  starts: { accountPage: comes, adminPage: comes },
  jobs: { rememberOrigin: { remembered: AS_ARRANGED, crashed: 'played' } },
  happenings: {
    'account.changed:member': { before: () => {}, act: letThrough },
    [INACTIVE]: { before: () => {}, act: letThrough },
    'account.changed:admin': ONE_ROLE,
    'account.changed:inactiveAdmin': ONE_ROLE,
  },
}
