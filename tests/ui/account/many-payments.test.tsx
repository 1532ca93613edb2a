/** A history of more payments than the list shows at first, over several years. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Payment } from '#contracts/api/billing.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import PaymentHistoryPage from '#src/pages/payment-history/index.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const MONTHS = 40
const yearOf = (month: number) => 2026 - Math.floor(month / 12)

/** The newest is of December 2026, and so is each twelfth after it; the newest of each earlier year was declined. */
const PAYMENTS = Array.from({ length: MONTHS }, (_, month): Payment => {
  const isDeclined = month > 0 && month % 12 === 0
  return {
    id: `month-${month}`,
    plan_code: 'premium',
    amount_cents: 2990,
    refunded_cents: 0,
    currency: 'BRL',
    status: isDeclined ? 'failed' : 'paid',
    method: 'card',
    created_at: `${yearOf(month)}-${String(12 - (month % 12)).padStart(2, '0')}-10T12:00:00Z`,
    issued_at: null,
    period_start: null,
    period_end: null,
    receipt_number: isDeclined ? null : `${yearOf(month)}-${String(MONTHS - month).padStart(6, '0')}`,
    pix_code: null,
    expires_at: null,
  }
})

beforeEach(() => {
  queryCache.clear()
  vi.mocked(call).mockImplementation(((
    name: string,
    _: unknown,
    parts: { query: { limit: number; year?: string } },
  ) => {
    if (name !== 'readPayments') return new Promise(() => {})
    const { limit, year } = parts.query
    const payments = PAYMENTS.filter((_payment, month) => year === undefined || year === String(yearOf(month)))
    const next = payments.length > limit ? 'next' : null
    const years = [2026, 2025, 2024, 2023]
    return Promise.resolve({ data: payments.slice(0, limit), total: payments.length, next, years, paid: [] })
  }) as never)
})
afterEach(cleanup)

const open = (searchPath = '') => {
  const { hook, searchHook } = memoryLocation({ path: '/pt/payments', searchPath })
  return render(
    <Router hook={hook} searchHook={searchHook}>
      <PaymentHistoryPage />
    </Router>,
    { wrapper: inLanguage('pt', 'paymentHistory') },
  )
}

// Proves BILL-81.
test('a receipt beyond the first rows is opened by its URL', async () => {
  open('recibo=month-35')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'Pagamentos')
  expect(await screen.findByRole('heading', { level: 1, name: 'Recibo 2024-000005' })).not.toBeNull()
})

// Proves BILL-82.
test('a declined payment has a link to pay again only if no later one exists in any year', async () => {
  open('ano=2025')
  await screen.findByText('Recusado')
  expect(screen.queryByRole('link', { name: 'Pagar de novo' })).toBeNull()
  cleanup()
  vi.mocked(call).mockImplementation(((name: string) =>
    name === 'readPayments'
      ? Promise.resolve({ data: PAYMENTS.slice(12, 14), total: 2, next: null, years: [2025], paid: [] })
      : new Promise(() => {})) as never)
  queryCache.clear()
  open('ano=2025')
  expect(await screen.findByRole('link', { name: 'Pagar de novo' })).not.toBeNull()
})
