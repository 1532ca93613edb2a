import { sendBatchAhead, sendTableReadsAhead } from '#src/clients/send-reads-ahead.ts'
import { isChecking } from '#src/flow-runtime/session-store.ts'
import { recentRows } from './own-rows.ts'
import { latestSubscription } from './plan-readings.ts'

/** Sends the reads of the dashboard beside the check of the stored session. At any other time it does nothing. */
export const sendReadsAhead = (): void => {
  if (!isChecking()) return
  sendBatchAhead()
  sendTableReadsAhead([latestSubscription, recentRows])
}
