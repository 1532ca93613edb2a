/** The heading of a day's transcriptions, on a page that stays open over midnight. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DayName } from '#src/features/transcription/day-name.tsx'
import { inLanguage } from './kit.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// Proves ACCOUNT-117.
test('today becomes yesterday at midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 10, 23, 58, 30) })
  render(<DayName at={new Date(2026, 5, 10, 12).toISOString()} />, { wrapper: inLanguage('pt') })
  const before = screen.queryByText('Hoje') !== null
  act(() => void vi.advanceTimersByTime(120_000))
  expect([before, screen.queryByText('Ontem') !== null]).toEqual([true, true])
})
