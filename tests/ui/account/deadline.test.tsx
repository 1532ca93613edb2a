import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGES, type Language } from '#contracts/languages.ts'
import { PIX_TTL } from '#contracts/limits.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { Deadline } from '#src/features/pending-payment/deadline.tsx'
import { inLanguage } from './kit.tsx'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (timeLeft: number, language: Language = 'pt') =>
  render(<Deadline at={new Date(NOW + timeLeft).toISOString()} />, { wrapper: inLanguage(language) }).container

const timer = (container: HTMLElement) => container.querySelector('[role=timer]')?.textContent ?? null

// Proves BILL-32.
it('shows how long a Pix can be paid, which a screen reader does not read out as it changes', () => {
  expect(LANGUAGES.map((language) => timer(show(2 * HOUR + MINUTE, language)))).toEqual([
    ' (em 2 horas)',
    ' (in 2 hours)',
    ' (dentro de 2 horas)',
    ' (dans 2 heures)',
  ])
  const container = show(HOUR)
  act(() => void vi.advanceTimersByTime(18 * MINUTE))
  expect(timer(container)).toBe(' (em 42 minutos)')
  expect(container.querySelector('[aria-live]')).toBe(null)
})

it('shows only the deadline of a Pix if the clock of the device is wrong', () => {
  expect([timer(show(-HOUR)), timer(show(PIX_TTL + HOUR))]).toEqual([null, null])
})

it('reads the payment again, once, after the deadline', () => {
  const reads: string[] = []
  const stops = (['pendingPayment', 'payments'] as const).map((name) => queryCache.watch(name, () => reads.push(name)))
  show(MINUTE)
  expect(reads).toEqual([])
  act(() => void vi.advanceTimersByTime(2 * MINUTE))
  expect(reads).toEqual(['pendingPayment', 'payments'])
  for (const stop of stops) stop()
})
