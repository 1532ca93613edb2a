/** Tours share a page: an unanswered request of one must not be mistaken for one of the next. */
import { accessNetwork } from '#tests/flows/access/access.network.ts'
import { USER_FOUND } from './kit/replies.ts'
import { test } from './kit/test.ts'
import type { Arrival } from './kit/network.ts'

const WHO = 'GET /auth/v1/user'

test('a request that an earlier page repeated while it was left is not answered in place of this page’s own', async ({
  stage: { page, requests, leave, arrive },
}) => {
  const arrival = accessNetwork.starts.adminPage as Arrival
  requests.begin(accessNetwork.aside)
  await arrive(arrival)
  const repeated = page.waitForRequest('**/auth/v1/user')
  await (await requests.take(WHO)).answer('unreachable')
  await repeated

  await leave()
  requests.begin(accessNetwork.aside)
  await arrive(arrival)
  await (await requests.take(WHO)).answer(USER_FOUND)
  await requests.take('GET /rest/v1/users')
})
