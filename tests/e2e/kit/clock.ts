import type { Page } from '@playwright/test'

/** Milliseconds, longer than the delay of the consent question (PREF-23). */
const READING_TIME = 21_000

/** Advances the fake clock past the delay. Call `page.clock.install()` before the page is opened. */
export const passConsentDelay = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5)
  await page.clock.runFor(READING_TIME)
}
