import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { defineOpenPage } from '#src/features/subscription/effects/open-page.ts'

afterEach(() => vi.unstubAllGlobals())

const showAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

// Proves BILL-104.
test('a plan page that Back restores from the cache of the browser after a payment is loaded again', async () => {
  const assign = vi.fn<(url: string) => void>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { assign, reload })
  await toPromise(createActor(defineOpenPage(), { input: { url: 'https://pay.prosa.test/order' } }).start())
  showAgain(false)
  const before = reload.mock.calls.length
  showAgain(true)
  expect([assign.mock.calls, before, reload.mock.calls.length]).toEqual([[['https://pay.prosa.test/order']], 0, 1])
})
