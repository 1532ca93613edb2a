/** A page with missing files is reloaded once; the arrival flow requests that only if the site is reachable. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetReload, reloadOnce } from '#src/app/arrival/reload.ts'
import { isSiteReachable } from '#src/page-context/site-reachable.ts'

const reload = vi.fn<() => void>()

const network = (isOnline: boolean, answer: () => Promise<Response>) => {
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('fetch', answer)
}
const answerOk = () => Promise.resolve(new Response(null, { status: 200 }))

const throwQuotaExceeded = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { pathname: '/pt/servicos', reload })
})
afterEach(() => vi.unstubAllGlobals())

// Proves ROUTE-17.
it.each([
  ['the device has no network', false, answerOk, false],
  ['nobody answers', true, () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['something on the way answers', true, () => Promise.resolve(new Response(null, { status: 502 })), false],
  ['the site answers', true, answerOk, true],
])('the reachability check is right if %s', async (_, isOnline, answer, isReachable) => {
  network(isOnline, answer)
  expect(await isSiteReachable()).toBe(isReachable)
})

it('a page is not reloaded twice unless it was loaded completely in between', () => {
  reloadOnce()
  reloadOnce()
  const before = reload.mock.calls.length
  forgetReload()
  reloadOnce()
  expect([before, reload.mock.calls.length]).toEqual([1, 2])
})

// Proves ROUTE-30.
it.each([
  ['disabled', { getItem: throwQuotaExceeded, setItem: throwQuotaExceeded, removeItem: throwQuotaExceeded }],
  ['full', { getItem: () => null, setItem: throwQuotaExceeded, removeItem: () => {} }],
  ['forgetful', { getItem: () => null, setItem: () => {}, removeItem: () => {} }],
])('a page is not reloaded if the storage of the tab is %s, as each reload would be the first', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  reloadOnce()
  expect(reload).not.toHaveBeenCalled()
})
