/** Tours share a page: an unanswered request of one must not be mistaken for one of the next. */
import { routeGuardNetwork } from '#tests/flows/route-guard/route-guard.network.ts'
import { USER_FOUND } from './kit/replies.ts'
import { test } from './kit/test.ts'
import type { PageSetup } from './kit/network.ts'

const WHO = 'GET /auth/v1/user'

test('a request that a left page repeats does not get the answer meant for the next page', async ({
  tourPage: { page, requests, leave, open },
}) => {
  const start = routeGuardNetwork.starts.adminPage as PageSetup
  requests.begin(routeGuardNetwork.pageRequests)
  await open(start)
  const retry = page.waitForRequest('**/auth/v1/user')
  await (await requests.take(WHO)).answer('unreachable')
  await retry

  await leave()
  requests.begin(routeGuardNetwork.pageRequests)
  await open(start)
  await (await requests.take(WHO)).answer(USER_FOUND)
  await requests.take('GET /rest/v1/users')
})
