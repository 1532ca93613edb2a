/** A page whose files cannot be had is loaded anew once, and only where the site answers. */
// Proves ROUTE-17.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetReload, isSiteThere, reloadOnce } from '#src/app/reload.ts'

const reload = vi.fn<() => void>()

const network = (isOnline: boolean, answer: () => Promise<Response>) => {
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('fetch', answer)
}
const served = () => Promise.resolve(new Response(null, { status: 200 }))

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { pathname: '/pt/servicos', reload })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the device has no network', false, served, false],
  ['nobody answers', true, () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['something on the way answers', true, () => Promise.resolve(new Response(null, { status: 502 })), false],
  ['the site answers', true, served, true],
])('where %s', async (_, isOnline, answer, isThere) => {
  network(isOnline, answer)
  await reloadOnce()
  expect([await isSiteThere(), reload.mock.calls.length]).toEqual([isThere, isThere ? 1 : 0])
})

it('never twice for the same page, unless it came up whole in between', async () => {
  network(true, served)
  await reloadOnce()
  await reloadOnce()
  const before = reload.mock.calls.length
  forgetReload()
  await reloadOnce()
  expect([before, reload.mock.calls.length]).toEqual([1, 2])
})
