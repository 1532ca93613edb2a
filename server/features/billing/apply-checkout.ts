/** Applies the outcome of a checkout, in one transaction. Events about it may arrive late, twice and out of order. */
import { PIX_TTL } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'
import type { CheckoutEvent } from './gateway.ts'
import { type BillingMailDeps, writeBillingMail } from './billing-mail.ts'
import { addMonth } from './periods.ts'
import { markOverdueForCancellation, markReplacedForCancellation } from './provider-links.ts'
import { nextReceiptNumber, receiptSearch } from './receipts.ts'
import { refundPartOfCheckout, reverseCheckoutPayment } from './reverse-payment.ts'

export type Checkout = {
  id: string
  user_uuid: string
  plan_id: string
  plan_code: string
  plan: string
  amount_cents: number
  currency: string
  status: string
}

export const lockCheckout = async (queries: Queries, id: string): Promise<Checkout | null> => {
  const [checkout] = await queries.query<Checkout>(
    `select c.id, c.user_uuid, c.plan_id, p.code as plan_code, p.name as plan, c.amount_cents, c.currency, c.status
     from private.checkouts c join public.plans p on p.id = c.plan_id where c.id = $1 for update of c`,
    [id],
  )
  return checkout ?? null
}

const setStatus = (queries: Queries, { id }: Checkout, status: 'paid' | 'pending' | 'declined') =>
  queries.query('update private.checkouts set status = $2 where id = $1', [id, status])

type Entry = {
  status: 'paid' | 'pending' | 'failed'
  receipt?: string
  from?: string
  until?: string
  pixCode?: string | null
  /** Payment deadline, ISO 8601. */
  expiresAt?: string | null
}

/** Returns the id of the payment. */
const writePayment = async (
  queries: Queries,
  checkout: Checkout,
  method: CheckoutEvent['method'],
  { status, receipt, from, until, pixCode, expiresAt }: Entry,
) => {
  const [payment] = await queries.query<{ id: string }>(
    `insert into public.payments
       (user_uuid, checkout_id, plan_code, status, method, amount_cents, currency, receipt_number, period_start, period_end,
       pix_code, expires_at, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, case when $8::text is not null then now() end)
     on conflict (checkout_id) do update set status = excluded.status, method = excluded.method,
       receipt_number = excluded.receipt_number, period_start = excluded.period_start, period_end = excluded.period_end,
       pix_code = excluded.pix_code, expires_at = excluded.expires_at, issued_at = excluded.issued_at
     returning id`,
    [
      checkout.user_uuid,
      checkout.id,
      checkout.plan_code,
      status,
      method,
      checkout.amount_cents,
      checkout.currency,
      receipt ?? null,
      from ?? null,
      until ?? null,
      pixCode ?? null,
      expiresAt ?? null,
    ],
  )
  if (payment === undefined) throw new Error('A payment could not be stored.')
  return payment.id
}

type Apply = (deps: BillingMailDeps, queries: Queries, checkout: Checkout, event: CheckoutEvent) => Promise<void>

type PaymentDetails = Pick<CheckoutEvent, 'method'> & {
  /** Until when it is paid according to the provider, ISO 8601; null for a month that it does not renew. */
  paidUntil: string | null
}

/**
 * Also for pending, declined and closed checkouts: a payment that was received always buys a month. Resolves with the
 * ids of the payment and of the subscription.
 */
export const payCheckout = async (
  deps: BillingMailDeps,
  queries: Queries,
  checkout: Checkout,
  { method, paidUntil }: PaymentDetails,
): Promise<{ payment: string; subscription: string }> => {
  const { user_uuid: userId, plan, plan_id: planId, amount_cents: cents, currency } = checkout
  await setStatus(queries, checkout, 'paid')
  const { id: subscription, from, until, isExtended } = await addMonth(queries, { userId, planId, paidUntil })
  const receipt = await nextReceiptNumber(queries)
  const payment = await writePayment(queries, checkout, method, { status: 'paid', receipt, from, until })
  await writeBillingMail(
    deps,
    queries,
    userId,
    ({ money, day }) => ({
      kind: isExtended ? 'planExtended' : 'planPaid',
      plan,
      amount: money(cents, currency),
      receipt,
      until: day(until),
    }),
    receiptSearch(payment, receipt),
  )
  return { payment, subscription }
}

const applyPaid: Apply = async (deps, queries, checkout, { method }) => {
  // This payment replaces the month that a card could not be charged for: that is not retried.
  await markOverdueForCancellation(queries, checkout.user_uuid)
  await payCheckout(deps, queries, checkout, { method, paidUntil: null })
  await markReplacedForCancellation(queries, checkout.user_uuid)
}

const applyPending: Apply = async (deps, queries, checkout, event) => {
  const { user_uuid: userId, plan, amount_cents: cents, currency } = checkout
  const { method, pix_code: pixCode = null, pix_expires_at: expiry } = event
  // A repeat without a code: the code and the deadline of an earlier event stay.
  if (checkout.status === 'pending' && pixCode === null) return
  const expiresAt = method === 'pix' ? (expiry ?? new Date(Date.now() + PIX_TTL).toISOString()) : null
  await setStatus(queries, checkout, 'pending')
  await writePayment(queries, checkout, method, { status: 'pending', pixCode, expiresAt })
  if (pixCode === null || expiresAt === null) return
  await writeBillingMail(deps, queries, userId, ({ money, time }) => ({
    kind: 'pixWaiting',
    plan,
    amount: money(cents, currency),
    until: time(expiresAt),
    pixCode,
  }))
}

const applyDeclined: Apply = async (deps, queries, checkout, { method }) => {
  const { user_uuid: userId, plan, amount_cents: cents, currency } = checkout
  await setStatus(queries, checkout, 'declined')
  await writePayment(queries, checkout, method, { status: 'failed' })
  await writeBillingMail(deps, queries, userId, ({ money }) => ({
    kind: 'paymentDeclined',
    plan,
    amount: money(cents, currency),
  }))
}

/** A reversed payment was paid: if the event about the payment arrives later, it changes nothing. */
const reversedAs =
  (status: 'refunded' | 'disputed'): Apply =>
  async (deps, queries, checkout, event) => {
    if (checkout.status !== 'paid') await applyPaid(deps, queries, checkout, event)
    await reverseCheckoutPayment(deps, queries, checkout, status)
  }

const applyPartialRefund: Apply = async (deps, queries, checkout, event) => {
  if (checkout.status !== 'paid') await applyPaid(deps, queries, checkout, event)
  await refundPartOfCheckout(deps, queries, checkout, event.refunded_cents ?? 0)
}

const APPLY = {
  'checkout.paid': applyPaid,
  'checkout.pending': applyPending,
  'checkout.declined': applyDeclined,
  'checkout.refunded': reversedAs('refunded'),
  'checkout.partiallyRefunded': applyPartialRefund,
  'checkout.disputed': reversedAs('disputed'),
} as const satisfies Record<CheckoutEvent['type'], Apply>

/** Statuses after which a payment can still become pending or declined. */
const UNSETTLED: ReadonlySet<string> = new Set(['open', 'pending', 'declined'])

const REVERSALS: ReadonlySet<CheckoutEvent['type']> = new Set([
  'checkout.refunded',
  'checkout.partiallyRefunded',
  'checkout.disputed',
])

/** Whether another checkout is payable meanwhile: a declined one must not become pending in addition. */
const isSuperseded = async (queries: Queries, { id, user_uuid: userId }: Checkout) => {
  const others = await queries.query(
    `select 1 from private.checkouts where user_uuid = $1 and id <> $2 and status in ('open', 'pending')`,
    [userId, id],
  )
  return others.length > 0
}

/** Whether an event is outdated: a paid checkout can only be refunded, a closed one can also become paid. */
const isStale = async (queries: Queries, checkout: Checkout, { type }: CheckoutEvent): Promise<boolean> => {
  const isPaid = checkout.status === 'paid'
  if (REVERSALS.has(type)) return false
  if (isPaid || (type !== 'checkout.paid' && !UNSETTLED.has(checkout.status))) return true
  return type === 'checkout.pending' && (await isSuperseded(queries, checkout))
}

/** Run in a transaction that has locked the checkout. */
export const applyCheckout = async (
  deps: BillingMailDeps,
  queries: Queries,
  checkout: Checkout,
  event: CheckoutEvent,
): Promise<void> => {
  if (await isStale(queries, checkout, event)) return
  await APPLY[event.type](deps, queries, checkout, event)
}
