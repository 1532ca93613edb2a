import { expect, type Locator, type Page } from '@playwright/test'

/** The reads that the client repeats by itself wait 1, 2 and 4 seconds before they say that they failed. */
const LAP = 1_000

/** Lets time pass until it is seen. Call `page.clock.install()` before the page is opened. */
export const passTimeUntilVisible = (page: Page, wanted: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(LAP)
    await expect(wanted).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0], timeout: 15_000 })
