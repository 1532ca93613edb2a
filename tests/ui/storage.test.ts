/** Browser storage that is full or disabled. */
import { afterEach, expect, it, vi } from 'vitest'
import { deviceStore, tabStore } from '#src/clients/storage.ts'

const throwQuotaExceeded = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

// Proves FAIL-42.
it('full storage: the latest value is read and the stored one removed, until there is room again', () => {
  const stored = new Map<string, string>()
  const working = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const values = () => [deviceStore.getItem('key'), stored.get('key')]
  vi.stubGlobal('localStorage', working)
  deviceStore.setItem('key', 'one')
  const steps = [values()]
  vi.stubGlobal('localStorage', { ...working, setItem: throwQuotaExceeded })
  deviceStore.setItem('key', 'two')
  steps.push(values())
  vi.stubGlobal('localStorage', working)
  deviceStore.setItem('key', 'three')
  steps.push(values())
  deviceStore.removeItem('key')
  steps.push(values())
  expect(steps).toEqual([
    ['one', 'one'],
    ['two', undefined],
    ['three', 'three'],
    [null, undefined],
  ])
})

// Proves FAIL-22.
it('disabled storage: values are kept until the tab is closed', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: throwQuotaExceeded,
    setItem: throwQuotaExceeded,
    removeItem: throwQuotaExceeded,
  })
  tabStore.setItem('key', 'one')
  const stored = tabStore.getItem('key')
  tabStore.removeItem('key')
  expect([stored, tabStore.getItem('key')]).toEqual(['one', null])
})
