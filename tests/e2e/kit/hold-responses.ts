import type { Page } from '@playwright/test'

/** Holds each answer of the path until the returned function is called. */
export const holdResponses = async (page: Page, path: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${path}*`, async (route) => {
    const answer = await route.fetch()
    await released
    await route.fulfill({ response: answer }).catch(() => {})
  })
  return release
}
