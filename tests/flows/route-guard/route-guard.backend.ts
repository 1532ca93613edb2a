import type { routeGuardModel } from '#machines/route-guard/route-guard.model.ts'
import type { TourPage } from '#tests/e2e/flows/kit/tour-page.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { signInAdmin } from '#tests/e2e/real-backend/kit/members.ts'
import { type Session, storedSession, type TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const ONE_ROLE = { unplayable: 'no call makes anybody an administrator' }

/** Deactivates the account, which ends its sessions, and signs in again. */
const deactivate = async (context: TourContext, { user }: Session) => {
  const admin = await signInAdmin(context)
  await context.callOk(
    'PATCH',
    `/api/admin/users/${user.id}`,
    { is_active: false, reason: 'risk', note: 'Envia spam' },
    { token: admin.access_token },
  )
  return context.signIn()
}

const INACTIVE = 'account.changed:inactiveMember'

/** Lets the held requests through to the services. */
const releaseRequests = async ({ requests }: TourPage) => {
  await (await requests.take('GET /auth/v1/user')).answer('served')
  await (await requests.take('GET /rest/v1/users')).answer('served')
}

/** Arrives with a session of an account, deactivated if a step of the tour needs that. */
const arrive = async (context: TourContext, steps: readonly string[]) => {
  const session = await context.createAccount()
  return { device: storedSession(steps.includes(INACTIVE) ? await deactivate(context, session) : session) }
}

export const routeGuardBackend: BackendOf<typeof routeGuardModel> = {
  starts: { accountPage: arrive, adminPage: arrive },
  actors: {
    takeReturnTo: { remembered: MOCKED, here: MOCKED, none: MOCKED, crashed: MOCKED },
    rememberReturnTo: { remembered: NO_SETUP, accountDeleted: NO_SETUP, crashed: MOCKED },
  },
  environment: {
    'account.changed:member': { before: () => {}, act: releaseRequests },
    [INACTIVE]: { before: () => {}, act: releaseRequests },
    'account.changed:fallback': { unplayable: 'whoever has an account has a row' },
    'account.changed:admin': ONE_ROLE,
    'account.changed:inactiveAdmin': ONE_ROLE,
  },
}
