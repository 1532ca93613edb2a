import { afterEach, expect, it, vi } from 'vitest'
import { awaitPagePaint, pagePainted } from '#src/page-context/page-paint.ts'

afterEach(() => void vi.useRealTimers())

// Proves SITE-73.
it('a page that replaces one that was not painted yet is waited for as long', async () => {
  vi.useFakeTimers()
  // As in a tab in the background.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  awaitPagePaint()
  await vi.advanceTimersByTimeAsync(100)
  awaitPagePaint()
  await vi.advanceTimersByTimeAsync(150)
  const isAwaited = pagePainted() !== null
  await vi.advanceTimersByTimeAsync(50)
  expect([isAwaited, pagePainted()]).toEqual([true, null])
})
