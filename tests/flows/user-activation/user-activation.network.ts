import type { UserChanges } from '#contracts/api/admin.ts'
import { ADMIN } from '#machines/kit/samples.ts'
import { userActivationModel } from '#machines/user-activation/user-activation.model.ts'
import { adminUserRowOf } from '#tests/flows/kit/admin-rows.ts'
import { PAGE_REQUESTS, CRASH, SIGN_OUT_REQUESTS, ok, rowOf, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { PageSetup, Unplayable, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { inputs } = userActivationModel
const REREAD = { unplayable: 'the list is read again in the background: tests/ui/account/reread-rows.test.tsx' }
const ELSEWHERE = { unplayable: 'played where the list has another account' }

/** The list has one account: that of the input. */
const networkFor = (name: keyof typeof inputs): NetworkOf<typeof userActivationModel> => {
  const { user, isOwn } = inputs[name]
  const startOf = (input: keyof typeof inputs): PageSetup | Unplayable =>
    input === name ? { route: 'adminUsers', device: STORED_SESSION } : ELSEWHERE
  return {
    starts: { active: startOf('active'), inactive: startOf('inactive'), own: startOf('own') },
    actors: {
      changeActivation: {
        request: ({ id }: { id: string }) => `PATCH /api/admin/users/${id}`,
        body: ({ changes }: { changes: UserChanges }) => changes,
        replies: {
          changed: ok({ user: adminUserRowOf(user) }),
          own: { status: 409, json: { code: 'admin.ownAccount' } },
          denied: { status: 403, json: { code: 'access.denied' } },
          unreachable: 'unreachable',
          crashed: CRASH,
        },
      },
    },
    environment: { 'account.activated': REREAD, 'account.deactivated': REREAD },
    pageRequests: {
      ...PAGE_REQUESTS,
      ...SIGN_OUT_REQUESTS,
      'GET /rest/v1/users': rowOf(isOwn ? { ...ADMIN, id: user.id } : ADMIN),
      'GET /api/admin/users': ok({
        data: [adminUserRowOf(user)],
        total: 1,
        next: null,
        counts: { active: 1, inactive: 0 },
      }),
    },
  }
}

export const userActivationNetworks = [networkFor('active'), networkFor('inactive'), networkFor('own')]
