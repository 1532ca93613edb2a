/** The heading of a day's transcriptions, on a page that stays open over midnight. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DayName } from '#src/features/transcription/day-name.tsx'
import { NewSince } from '#src/features/transcription/new-since.tsx'
import { inLanguage } from './kit.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

// Proves ACCOUNT-117.
test('today becomes yesterday at midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 10, 23, 58, 30) })
  render(<DayName at={new Date(2026, 5, 10, 12).toISOString()} />, { wrapper: inLanguage('pt') })
  const before = screen.queryByText('Hoje') !== null
  act(() => void vi.advanceTimersByTime(120_000))
  expect([before, screen.queryByText('Ontem') !== null]).toEqual([true, true])
})

// Proves ACCOUNT-127.
test('the last visit is one of yesterday until midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 10, 23, 58, 30) })
  const since = new Date(2026, 5, 9, 18, 5).getTime()
  const { container } = render(<NewSince count={2} isOpenEnded={false} since={since} />, { wrapper: inLanguage('pt') })
  const before = container.textContent
  act(() => void vi.advanceTimersByTime(120_000))
  expect([before, container.textContent]).toEqual([
    '2 novas desde ontem.',
    '2 novas desde a sua última visita, 9 de jun., 18:05.',
  ])
})

// Proves ACCOUNT-117. The clocks change there on the day before, in the second case at midnight.
test.each([
  ['Europe/Lisbon', '2027-03-29T08:00:00+01:00', '2027-03-28T00:10:00Z', '2027-03-27T23:50:00Z'],
  ['America/New_York', '2027-11-08T00:10:00-05:00', '2027-11-07T00:10:00-04:00', '2027-11-06T23:50:00-04:00'],
  ['America/Santiago', '2026-09-07T08:00:00-03:00', '2026-09-06T01:10:00-03:00', '2026-09-05T23:50:00-04:00'],
])('after a change of the clocks yesterday is one day: %s', (zone, now, yesterday, dayBefore) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: new Date(now) })
  const written = [yesterday, dayBefore].map((at) => {
    const { container, unmount } = render(
      <>
        <DayName at={at} /> <NewSince count={2} isOpenEnded={false} since={Date.parse(at)} />
      </>,
      { wrapper: inLanguage('pt') },
    )
    const text = container.textContent
    unmount()
    return [text?.startsWith('Ontem'), text?.endsWith('desde ontem.')]
  })
  expect(written).toEqual([
    [true, true],
    [false, false],
  ])
})
