/** The place context, and the prefetch of other languages. */
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { i18nFor, loadCatalogs, loadOtherLanguages } from '#src/page-context/i18n.ts'
import { usePlace } from '#src/page-context/place.ts'

const Lost = () => usePlace().page

// Proves FAIL-32.
it('a component outside of the router has no place', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Lost />)).toThrow('usePlace was called outside of the router')
})

const OTHERS = ['en', 'es', 'fr'] as const
const hasTextsIn = (name: (typeof OTHERS)[number]) => Object.keys(i18nFor(name).messages).length > 0

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Proves LANG-17, LANG-22.
it('other languages are prefetched in idle time, but not with data saving', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  loadOtherLanguages('pt', ['goodbye'])
  expect([vi.getTimerCount(), OTHERS.map(hasTextsIn)]).toEqual([0, [false, false, false]])

  vi.stubGlobal('navigator', {})
  loadOtherLanguages('pt', ['goodbye'])
  expect(OTHERS.map(hasTextsIn)).toEqual([false, false, false])
  vi.runAllTimers()
  vi.useRealTimers()
  await vi.waitFor(() => expect(OTHERS.map(hasTextsIn)).toEqual([true, true, true]))
})

// Proves LANG-17.
it('prefetched texts cause no rerender', async () => {
  const renderAnew = vi.fn<() => void>()
  onTestFinished(i18nFor('pt').on('change', renderAnew))
  expect(i18nFor('pt').messages).toEqual({})
  await loadCatalogs('pt', ['goodbye'])
  expect(Object.keys(i18nFor('pt').messages)).not.toEqual([])
  expect(renderAnew).not.toHaveBeenCalled()
})
