import type { Query } from '#src/account/reading/reading.flow.ts'
import { currentAccount } from '#src/flow-runtime/session-store.ts'

/**
 * Sends those of a page's first reads whose answers are not cached, so that they do not wait for the page to be rendered. Returns
 * whether any was sent; none is without access, as the service would refuse it.
 */
export const startReadings = (readings: readonly Query<unknown>[]): boolean => {
  const account = currentAccount()
  if (account.status !== 'signedIn' || !account.profile.isActive) return false
  const missing = readings.filter(({ last }) => last() === null)
  for (const { start } of missing) start()
  return missing.length > 0
}
