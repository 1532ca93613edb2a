import { ADMIN } from '#machines/kit/samples.ts'
import type { userSearchModel } from '#machines/user-search/user-search.model.ts'
import { PAGE_REQUESTS, ok, rowOf, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** Changes the URL, as a link of the page does. */
const follow = (text: string) => history.pushState(null, '', text === '' ? location.pathname : `?q=${text}`)

export const userSearchNetwork: NetworkOf<typeof userSearchModel> = {
  starts: {
    everybody: { route: 'adminUsers', device: STORED_SESSION },
    linked: { route: 'adminUsers', device: STORED_SESSION, queryAndHash: '?q=clara' },
  },
  actors: {},
  environment: {
    'search.show:other': { act: ({ page }) => page.evaluate(follow, 'davi'), where: () => true },
    'search.show:nothing': { act: ({ page }) => page.evaluate(follow, ''), where: () => true },
  },
  pageRequests: {
    ...PAGE_REQUESTS,
    'GET /rest/v1/users': rowOf(ADMIN),
    'GET /api/admin/users': ok({ data: [], total: 0, next: null, counts: { active: 0, inactive: 0 } }),
  },
}
