import { ADMIN } from '#machines/kit/samples.ts'
import type { userSearchModel } from '#machines/user-search/user-search.model.ts'
import { ASIDE, ok, rowOf, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

/** Changes the URL, as a link of the page does. */
const follow = (text: string) => history.pushState(null, '', text === '' ? location.pathname : `?q=${text}`)

export const userSearchNetwork: NetworkOf<typeof userSearchModel> = {
  starts: {
    everybody: { route: 'adminUsers', device: SESSION },
    linked: { route: 'adminUsers', device: SESSION, tail: '?q=clara' },
  },
  jobs: {},
  environment: {
    'search.show:other': { act: ({ page }) => page.evaluate(follow, 'davi'), where: () => true },
    'search.show:nothing': { act: ({ page }) => page.evaluate(follow, ''), where: () => true },
  },
  aside: {
    ...ASIDE,
    'GET /rest/v1/users': rowOf(ADMIN),
    'GET /api/admin/users': ok({ data: [], total: 0, next: null, counts: { active: 0, inactive: 0 } }),
  },
}
