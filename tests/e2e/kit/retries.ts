import { expect, type Locator, type Page } from '@playwright/test'

/** Step in milliseconds. The client retries reads after 1, 2 and 4 seconds before they fail. */
const LAP = 1_000

/** Advances the fake clock until it is visible. Call `page.clock.install()` before the page is opened. */
export const passTimeUntilVisible = (page: Page, locator: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(LAP)
    await expect(locator).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0], timeout: 60_000 })
