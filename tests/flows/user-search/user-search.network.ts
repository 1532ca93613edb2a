import { ADMIN } from '#machines/kit/samples.ts'
import type { userSearchModel } from '#machines/user-search/user-search.model.ts'
import { ASIDE, ok, rowOf, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

export const userSearchNetwork: NetworkOf<typeof userSearchModel> = {
  starts: { everybody: { route: 'adminUsers', device: SESSION } },
  jobs: {},
  environment: {},
  aside: {
    ...ASIDE,
    'GET /rest/v1/users': rowOf(ADMIN),
    'GET /api/admin/users': ok({ data: [], total: 0, next: null }),
  },
}
