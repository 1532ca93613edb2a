/** Lets the clock of the page go on in laps until something is to be seen; what is not seen then is told by the look. */
import { pageUi, partOf } from './page-ui.ts'
import type { Stage } from './stage.ts'

/** No sentence is over so soon, and no sound measured. Milliseconds. */
const LAP = 500
const LAPS = 60

export const letRunUntil = async (
  { page, letRun, say }: Stage,
  flow: string,
  isSeen: (ui: ReturnType<typeof pageUi>) => Promise<boolean>,
): Promise<void> => {
  const ui = pageUi(page, partOf(page, flow), say)
  for (let lap = 0; lap < LAPS && !(await isSeen(ui)); lap += 1) await letRun(LAP)
}
