/** A receipt replaces the list of payments, at the same path. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Payment } from '#contracts/api/billing.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import PaymentHistoryPage from '#src/pages/payment-history/index.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const paymentOf = (id: string, year: string): Payment => ({
  id,
  plan_code: 'premium',
  amount_cents: 2990,
  refunded_cents: 0,
  currency: 'BRL',
  status: 'paid',
  method: 'card',
  created_at: `${year}-02-01T12:00:00Z`,
  issued_at: null,
  period_start: null,
  period_end: null,
  receipt_number: `${year}-000012`,
  pix_code: null,
  expires_at: null,
})
const PAYMENTS = {
  data: [paymentOf('one', '2026'), paymentOf('two', '2025')],
  total: 2,
  next: null,
  years: [2026],
  paid: [],
}

beforeEach(() => {
  queryCache.clear()
  vi.mocked(call).mockImplementation((name) =>
    name === 'readPayments' ? Promise.resolve(PAYMENTS as never) : new Promise(() => {}),
  )
})
afterEach(cleanup)

/** In memory: the router observes the window that it was loaded in, which may be one of another test file. */
const open = (search = '') => {
  const { hook, searchHook } = memoryLocation({ path: '/pt/payments', searchPath: search })
  return render(
    <Router hook={hook} searchHook={searchHook}>
      <main>
        <a href="/pt">Elsewhere</a>
        <PaymentHistoryPage />
      </main>
    </Router>,
    { wrapper: inLanguage('pt', 'paymentHistory') },
  )
}
const follow = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  link.focus()
  await act(async () => void fireEvent.click(link))
}
const titleAndFocus = () => [document.title, document.activeElement?.tagName, document.activeElement?.textContent]

// Proves ROUTE-27, BILL-29.
test('a receipt has its own title and focus, and its link gets the focus back', async () => {
  open()
  await follow('Recibo 2025-000012')
  const afterOpening = titleAndFocus()
  await follow('Voltar aos pagamentos')
  expect([afterOpening, titleAndFocus()]).toEqual([
    ['Recibo 2025-000012 | Prosa', 'H1', 'Recibo 2025-000012'],
    ['Pagamentos | Prosa', 'A', 'Recibo 2025-000012'],
  ])
})

// Proves FAIL-40, BILL-29.
test('a receipt that is opened by its URL does not move the focus', async () => {
  open('recibo=one')
  screen.getByText('Elsewhere').focus()
  await screen.findByRole('heading', { level: 1, name: 'Recibo 2026-000012' })
  expect(titleAndFocus()).toEqual(['Recibo 2026-000012 | Prosa', 'A', 'Elsewhere'])
})
