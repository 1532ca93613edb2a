import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { type ComponentProps, createRef, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type Payment, PAYMENT_STATUSES, type Subscription, SUBSCRIPTION_STATUSES } from '#contracts/api/billing.ts'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { LapsedNote } from '#src/account/lapsed-note.tsx'
import { PlanFacts } from '#src/account/plan-facts.tsx'
import { planNameOf } from '#src/account/plan-name.ts'
import { PlanStatus } from '#src/account/plan-status.tsx'
import { entitlementOf } from '#src/account/plan-entitlement.ts'
import { alertOf } from '#src/pages/dashboard/alert-of.ts'
import { usePendingPayment } from '#src/features/pending-payment/use-pending-payment.ts'
import { PaymentList } from '#src/pages/payment-history/payment-list.tsx'
import { Receipt } from '#src/pages/payment-history/receipt.tsx'
import { i18nFor, loadCatalogs } from '#src/page-context/i18n.ts'
import { PlaceContext } from '#src/page-context/place.ts'

afterEach(cleanup)

// A receipt reads the buyer's CPF, which never comes here.
vi.stubGlobal('fetch', () => new Promise(() => {}))

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }
const subscription = (status: string): Subscription => ({
  status,
  plan,
  current_period_end: '2026-12-01T12:00:00Z',
  is_ending: false,
  is_over: false,
})
const payment = (status: Payment['status']): Payment => ({
  id: 'c0c0c0c0-0000-4000-8000-000000000001',
  receipt_number: '2026-000001',
  plan_code: 'premium',
  status,
  method: 'pix',
  amount_cents: 2990,
  refunded_cents: 0,
  currency: 'BRL',
  period_start: null,
  period_end: null,
  created_at: '2026-11-22T12:00:00Z',
  pix_code: null,
  expires_at: null,
  issued_at: '2026-11-22T12:00:00Z',
})

const List = (props: Omit<ComponentProps<typeof PaymentList>, 'pendingPayment'>) => (
  <PaymentList {...props} pendingPayment={usePendingPayment()} />
)

const readerOf = async (language: Language) => {
  await loadCatalogs(language, ['messages', 'account', 'shell', 'dashboard', 'subscription', 'payment-history'])
  return i18nFor(language)
}

const textIn = async (language: Language, content: ReactNode) => {
  const i18n = await readerOf(language)
  const { hook } = memoryLocation()
  const place = { language, page: 'subscription' as const, pathname: `/${language}/subscription` }
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <PlaceContext value={place}>
        <Router hook={hook}>{content}</Router>
      </PlaceContext>
    </I18nProvider>,
  )
  const text = container.textContent ?? ''
  unmount()
  return text
}

/** Matches the untranslated code. */
const rawIn = (text: string, status: string) => new RegExp(`(^|[^\\p{L}])${status}([^\\p{L}]|$)`, 'u').test(text)

describe.each(LANGUAGES)('in %s', (language) => {
  // Proves BILL-06.
  it('every status of a plan has a text on every page that shows it', async () => {
    const words = await Promise.all(
      SUBSCRIPTION_STATUSES.map((status) => textIn(language, <PlanStatus status={status} isEnding={false} />)),
    )
    const unknown = await textIn(language, <PlanStatus status="on_the_moon" isEnding={false} />)
    expect(unknown).toContain('on_the_moon')
    expect(new Set(words).size).toBe(SUBSCRIPTION_STATUSES.length)
    for (const [index, status] of SUBSCRIPTION_STATUSES.entries()) {
      const facts = await textIn(language, <PlanFacts subscription={subscription(status)} />)
      const note = await textIn(language, <LapsedNote subscription={subscription(status)} onPay={() => {}} />)
      expect([status, words[index] !== '', facts.includes(words[index] ?? '?')]).toEqual([status, true, true])
      expect([status, rawIn(facts, status), rawIn(note, status)]).toEqual([status, false, false])
      expect([status, note === '']).toEqual([status, entitlementOf(status) === 'entitled'])
    }
  })

  it('every status of a payment has a text, in the list and on its receipt', async () => {
    const opened = { payment: null, link: createRef<HTMLAnchorElement>() }
    const props = { isWhole: true, paid: [], year: null, isLatestYear: true, opened }
    const lists: string[] = []
    for (const status of PAYMENT_STATUSES) {
      const list = await textIn(language, <List {...props} payments={[payment(status)]} />)
      const receipt = await textIn(language, <Receipt heading={createRef()} payment={payment(status)} year={null} />)
      expect([status, rawIn(list, status), rawIn(receipt, status)]).toEqual([status, false, false])
      lists.push(list)
    }
    expect(new Set(lists).size).toBe(PAYMENT_STATUSES.length)
  })

  // Proves BILL-101.
  it('a partial refund has its amount in the list and on the receipt, a full one has it on the receipt', async () => {
    const opened = { payment: null, link: createRef<HTMLAnchorElement>() }
    const props = { isWhole: true, paid: [], year: null, isLatestYear: true, opened }
    const amount = /(Reembolsado|Refunded|Remboursé)\s?(R\$\s?)?5[,.]00/
    const part = { ...payment('paid'), refunded_cents: 500 }
    const all = { ...payment('refunded'), refunded_cents: 500 }
    const rows = await Promise.all(
      [payment('paid'), part, all].map(async (each) => [
        amount.test(await textIn(language, <List {...props} payments={[each]} />)),
        amount.test(await textIn(language, <Receipt heading={createRef()} payment={each} year={null} />)),
      ]),
    )
    expect(rows).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ])
  })
})

it.each([
  ['pt', 'Gratuito'],
  ['en', 'Free'],
  ['es', 'Gratuito'],
  ['fr', 'Gratuit'],
] as const)('in %s the free plan is %s, and the others have their own name', async (language, free) => {
  const i18n = await readerOf(language)
  const names = [null, { code: 'free', name: 'Free' }, { code: 'premium' }, { code: 'premium', name: 'Premium 2' }]
  expect(names.map((each) => planNameOf(i18n, each))).toEqual([free, free, 'Premium', 'Premium 2'])
})

it('the dashboard has an alert for an unpaid plan, and for no other status', () => {
  const quiet = {
    pending: null,
    isFallback: false,
    isConfirmed: null,
    isUndeliverable: false,
    usage: null,
    exports: null,
    news: null,
    memberSince: null,
  }
  const alerts = SUBSCRIPTION_STATUSES.map((status) => [
    status,
    alertOf({ ...quiet, subscription: subscription(status) })?.kind ?? null,
  ])
  expect(alerts.filter(([, kind]) => kind !== null)).toEqual([
    ['past_due', 'paymentFailed'],
    ['unpaid', 'paymentFailed'],
  ])
})
