/** The days of a plan are the same on the page as in mails, whatever time zone the device has. */
import { cleanup, render } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payment, Subscription } from '#contracts/api/billing.ts'
import { LapsedNote } from '#src/account/lapsed-note.tsx'
import { DateText } from '#src/account/date-text.tsx'
import { PlanFacts } from '#src/account/plan-facts.tsx'
import { UsageCard } from '#src/account/usage-card.tsx'
import { EndingNote } from '#src/features/subscription/ending-note.tsx'
import { AlertNote } from '#src/pages/dashboard/alert-note.tsx'
import { PaymentList } from '#src/pages/payment-history/payment-list.tsx'
import { Receipt } from '#src/pages/payment-history/receipt.tsx'
import { inLanguage } from './kit.tsx'

/** The last evening of the month in Brazil: the first of March in UTC and in Europe. */
const EVENING = '2027-03-01T01:30:00Z'
/** The first hour of the month in Brazil: still February in New York. */
const MIDNIGHT = '2027-03-01T03:00:00Z'

const PLAN: Subscription = {
  status: 'active',
  plan: { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' },
  current_period_end: EVENING,
  is_ending: false,
  is_over: false,
}
const LAPSED: Subscription = { ...PLAN, status: 'past_due', current_period_end: '2027-02-24T01:30:00Z' }

const PAYMENT: Payment = {
  id: 'one',
  plan_code: 'premium',
  amount_cents: 2990,
  refunded_cents: 0,
  currency: 'BRL',
  status: 'paid',
  method: 'card',
  created_at: EVENING,
  issued_at: EVENING,
  period_start: EVENING,
  period_end: '2027-04-01T01:30:00Z',
  receipt_number: '2027-000012',
  pix_code: null,
  expires_at: null,
}

const USAGE = { last_30_days: 5, this_month: 5, monthly_limit: 5, resets_at: MIDNIGHT }
const LOADED = { view: 'ready', data: USAGE, failure: {} } as never

const listOf = (payment: Payment) => (
  <PaymentList
    payments={[payment]}
    isWhole
    paid={[]}
    year={null}
    isLatestYear
    pendingPayment={{ view: 'none' } as never}
    opened={{ payment: null, link: createRef() } as never}
  />
)
const payments = listOf(PAYMENT)

const VIEWS: [string, () => ReactElement, string[]][] = [
  ['the plan', () => <PlanFacts subscription={PLAN} />, ['28 de fevereiro de 2027']],
  ['a plan that ends', () => <EndingNote subscription={PLAN} />, ['28 de fevereiro de 2027']],
  ['a plan that is past due', () => <LapsedNote subscription={LAPSED} />, ['28 de fevereiro de 2027']],
  ['the usage of the month', () => <UsageCard query={LOADED} />, ['1º de março de 2027']],
  [
    'a limit that is reached',
    () => <AlertNote alert={{ kind: 'quotaReached', used: 5, limit: 5, resetsAt: MIDNIGHT }} />,
    ['1º de março de 2027'],
  ],
  ['the payments', () => payments, ['28 de fevereiro de 2027']],
  [
    'the period of a receipt',
    () => <Receipt heading={createRef()} payment={{ ...PAYMENT, issued_at: '2026-01-01T12:00:00Z' }} year={null} />,
    ['28 de fevereiro de 2027', '31 de março de 2027'],
  ],
]

// A receipt reads the buyer's CPF, which never comes here.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe.each(['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Pacific/Kiritimati'])('in %s', (zone) => {
  // Proves BILL-108.
  it.each(VIEWS)('%s has the day of Brazil', (_what, view, days) => {
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ now: new Date('2026-12-20T12:00:00Z'), toFake: ['Date'] })
    const { container } = render(view(), { wrapper: inLanguage('pt') })
    const times = Array.from(container.querySelectorAll('time'), ({ textContent }) => textContent)
    expect(times.filter((time) => time?.endsWith('2027'))).toEqual(days)
  })

  // Proves BILL-108.
  it('a saved file of payments has the day of Brazil', () => {
    vi.stubEnv('TZ', zone)
    const { container } = render(payments, { wrapper: inLanguage('pt') })
    expect(container.querySelector('a[download]')?.getAttribute('href')).toContain('2027-02-28')
  })
})

// Proves BILL-109.
it('a payment has the day of its receipt, by which its year counts, and without one that of its beginning', () => {
  const started = { ...PAYMENT, created_at: '2026-12-31T15:00:00Z' }
  const paid = render(listOf({ ...started, issued_at: '2027-01-01T15:00:00Z' }), {
    wrapper: inLanguage('pt'),
  }).container
  expect(paid.querySelector('time')?.dateTime).toBe('2027-01-01T15:00:00Z')
  expect(paid.querySelector('a[download]')?.getAttribute('href')).toContain('2027-01-01')
  const pending = render(listOf({ ...started, issued_at: null }), { wrapper: inLanguage('pt') }).container
  expect(pending.querySelector('time')?.dateTime).toBe('2026-12-31T15:00:00Z')
})

it('a day of this year has no year where there is little room', () => {
  vi.useFakeTimers({ now: new Date('2027-02-20T12:00:00Z'), toFake: ['Date'] })
  const { container } = render(<DateText at={MIDNIGHT} as="nearPlanDay" />, { wrapper: inLanguage('pt') })
  expect(container.textContent).toBe('1º de março')
})
