/** Advances the page's fake clock in steps until something is visible. It does not fail: the next assertion does. */
import { pageUi, partOf } from './page-ui.ts'
import type { TourPage } from './tour-page.ts'

/** Step in milliseconds, shorter than any sentence or measurement. */
const LAP = 500
const LAPS = 60

export const runUntil = async (
  { page, runFor, translate }: TourPage,
  flow: string,
  isSeen: (ui: ReturnType<typeof pageUi>) => Promise<boolean>,
): Promise<void> => {
  const ui = pageUi(page, partOf(flow), translate)
  for (let lap = 0; lap < LAPS && !(await isSeen(ui)); lap += 1) await runFor(LAP)
}
