/** A visit from before its page is hydrated. */
import type { Page } from '@playwright/test'

export const htmlOnceHydrated = (page: Page) => page.locator('html[data-hydrated]')

/** Clears storage for a first visit: other tests start with an answer to the consent question. */
export const visitFirst = (page: Page) => page.addInitScript(() => localStorage.clear())

/** Holds every script back until the returned function is called. */
export const holdScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
