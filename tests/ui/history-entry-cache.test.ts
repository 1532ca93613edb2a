/** A value that was removed from the URL is available to a second start in the same visit only. */
import { expect, it } from 'vitest'
import { createHistoryEntryCache } from '#src/flow-runtime/history-entry-cache.ts'

it('keeps a value for its history entry and its owner', () => {
  history.replaceState({ visit: 1 }, '', '/pt/auth/callback')
  const [one, other] = [createHistoryEntryCache<string>(), createHistoryEntryCache<string>()]
  expect(one.recall()).toBeNull()
  one.keep('link')
  expect([one.recall(), other.recall()]).toEqual(['link', null])
  history.pushState({ visit: 2 }, '', '/pt/auth/callback')
  expect(one.recall()).toBeNull()
})
