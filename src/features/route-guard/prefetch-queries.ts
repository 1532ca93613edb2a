import type { Query } from '#src/account/query/query.flow.ts'
import { currentAccount } from '#src/flow-runtime/session-store.ts'

/**
 * Sends those of a page's first queries whose answers are not cached, so that they do not wait for the page to be
 * rendered. Returns whether any was sent; none is without access, as the service would refuse it.
 */
export const prefetchQueries = (queries: readonly Query<unknown>[]): boolean => {
  const account = currentAccount()
  if (account.status !== 'signedIn' || !account.profile.isActive) return false
  const missing = queries.filter(({ cached }) => cached() === null)
  for (const { prefetch } of missing) prefetch()
  return missing.length > 0
}
