import type { Page } from '@playwright/test'

/** Longer than a visitor reads before the question about cookies is asked (PREF-23); milliseconds. */
const READING_TIME = 21_000

/** Call `page.clock.install()` before the page is opened. Needs a live page on which something has been done. */
export const readForAWhile = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5)
  await page.clock.runFor(READING_TIME)
}
