/** Mocks reads of the account, alone and in a batch with others. */
import type { Page, Route } from '@playwright/test'
import type { BatchedCall } from '#contracts/api/endpoints/batched.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'

/** `json` is the answer; without it the service is unavailable. */
type MockedRead = { json?: object }

const BATCH = `**${MEMBER_ENDPOINTS.readBatch.path}?*`

/** Resolves to a function that lets the service answer again. A later call for the same read counts. */
export const mockRead = async (
  page: Page,
  name: BatchedCall,
  { json }: MockedRead = {},
): Promise<() => Promise<void>> => {
  const single = `**${MEMBER_ENDPOINTS[name].path}`
  const answerAlone = (route: Route) =>
    route.request().method() === 'GET'
      ? route.fulfill(json === undefined ? { status: 503, json: {} } : { json })
      : route.fallback()
  const answerPart = async (route: Route) => {
    if (!new URL(route.request().url()).searchParams.get('calls')?.split(',').includes(name)) return route.fallback()
    const answer = await route.fetch()
    const { parts } = (await answer.json()) as { parts: object }
    const part = json === undefined ? { code: 'service.unavailable' } : { answer: json }
    return route.fulfill({ response: answer, json: { parts: { ...parts, [name]: part } } })
  }
  await page.route(single, answerAlone)
  await page.route(BATCH, answerPart)
  return async () => {
    await page.unroute(single, answerAlone)
    await page.unroute(BATCH, answerPart)
  }
}
