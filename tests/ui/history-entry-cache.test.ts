/** A value that was removed from the URL is available to a second start in the same visit only. */
import { expect, it } from 'vitest'
import { createHistoryEntryCache } from '#src/flow-runtime/history-entry-cache.ts'

it('a value is kept for its history entry and its owner', () => {
  history.replaceState({ visit: 1 }, '', '/pt/auth/callback')
  const [one, other] = [createHistoryEntryCache<string>(), createHistoryEntryCache<string>()]
  expect(one.get()).toBeNull()
  one.set('link')
  expect([one.get(), other.get()]).toEqual(['link', null])
  history.pushState({ visit: 2 }, '', '/pt/auth/callback')
  expect(one.get()).toBeNull()
})

it('a page reopened by a link does not restore data that was cached for an earlier visit', () => {
  // As after a load, and after a link of the router: neither has a state.
  history.replaceState(null, '', '/pt/lista-de-espera')
  const cache = createHistoryEntryCache<string>()
  cache.set('key')
  expect(cache.get()).toBe('key')
  history.pushState(null, '', '/pt/produtos')
  dispatchEvent(new Event('pushState'))
  history.pushState(null, '', '/pt/lista-de-espera')
  dispatchEvent(new Event('pushState'))
  expect(cache.get()).toBeNull()
})
