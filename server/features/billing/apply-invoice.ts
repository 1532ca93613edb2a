/** Applies one invoice of a provider's subscription: a month that was paid, could not be charged, or was refunded. */
import type { Payment } from '#contracts/api/billing.ts'
import { planEndOf } from '#contracts/plan-status.ts'
import type { Queries } from '#server/database/database.ts'
import { type Checkout, payCheckout } from './apply-checkout.ts'
import type { DisputeHint, ProviderInvoice, ProviderSubscription } from './gateway.ts'
import { type BillingMailDeps, writeBillingMail } from './billing-mail.ts'
import { addMonth } from './periods.ts'
import { markOthersForCancellation, markReplacedForCancellation, linkSubscription } from './provider-links.ts'
import { nextReceiptNumber, receiptSearch } from './receipts.ts'
import { type KnownPayment, reverseInvoicePayment } from './reverse-payment.ts'

/** `checkout`: the one that began the subscription. `dispute`: what a webhook event said about one of its invoices. */
type SubscriptionInvoice = {
  state: ProviderSubscription
  checkout: Checkout
  invoice: ProviderInvoice
  isFirst: boolean
  isLast: boolean
  dispute: DisputeHint | undefined
}

const paymentOf = async (queries: Queries, { id }: ProviderInvoice): Promise<KnownPayment | null> => {
  const [payment] = await queries.query<KnownPayment>(
    `select p.id, p.status, p.receipt_number, i.attempts, i.is_inquiry, p.refunded_cents
     from private.provider_invoices i
     join public.payments p on p.id = i.payment_id where i.id = $1`,
    [id],
  )
  return payment ?? null
}

const storeInvoice = (queries: Queries, { id, attempts }: ProviderInvoice, payment: string) =>
  queries.query(
    `insert into private.provider_invoices (id, payment_id, attempts) values ($1, $2, $3)
     on conflict (id) do update set attempts = excluded.attempts`,
    [id, payment, attempts],
  )

/** Only once the invoice is stored: the event about the dispute may come before that about the payment. */
const storeDispute = async (queries: Queries, { invoice, dispute }: SubscriptionInvoice) => {
  if (dispute?.invoice_id !== invoice.id) return
  await queries.query('update private.provider_invoices set is_inquiry = $2 where id = $1', [
    invoice.id,
    dispute.is_inquiry,
  ])
}

type Entry = { id: string | null; status: Payment['status']; receipt?: string; from?: string; until?: string }

/** Returns the id of the payment. */
const writePayment = async (
  queries: Queries,
  { checkout, invoice }: SubscriptionInvoice,
  entry: Entry,
): Promise<string> => {
  const [payment] = await queries.query<{ id: string }>(
    `insert into public.payments (id, user_uuid, plan_code, method, amount_cents, currency, status, receipt_number,
       period_start, period_end, issued_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, 'card', $4, $5, $6, $7, $8, $9,
       case when $7::text is not null then now() end)
     on conflict (id) do update set status = excluded.status, receipt_number = excluded.receipt_number,
       period_start = excluded.period_start, period_end = excluded.period_end, issued_at = excluded.issued_at
     returning id`,
    [
      entry.id,
      checkout.user_uuid,
      checkout.plan_code,
      invoice.amountCents,
      invoice.currency,
      entry.status,
      entry.receipt ?? null,
      entry.from ?? null,
      entry.until ?? null,
    ],
  )
  if (payment === undefined) throw new Error('A payment could not be stored.')
  return payment.id
}

type AppliedInvoice = { payment: string; subscription: string }

/** The month that was bought with the checkout: its event may have come first. */
const payFirst = async (
  deps: BillingMailDeps,
  queries: Queries,
  { checkout, state }: SubscriptionInvoice,
): Promise<AppliedInvoice> => {
  if (checkout.status !== 'paid') {
    return payCheckout(deps, queries, checkout, { method: 'card', paidUntil: state.currentPeriodEnd })
  }
  const [paid] = await queries.query<AppliedInvoice>(
    `select p.id as payment, s.id as subscription from public.payments p
     join public.subscriptions s on s.user_uuid = p.user_uuid and s.plan_id = $2
     where p.checkout_id = $1 order by (s.status = 'active') desc, s.updated_at desc limit 1`,
    [checkout.id, checkout.plan_id],
  )
  if (paid === undefined) throw new Error('A paid checkout has no payment.')
  return paid
}

const renew = async (
  deps: BillingMailDeps,
  queries: Queries,
  subscriptionInvoice: SubscriptionInvoice,
  failedPayment: KnownPayment | null,
): Promise<AppliedInvoice> => {
  const { checkout, invoice, isLast, state } = subscriptionInvoice
  const { user_uuid: userId, plan_id: planId, plan } = checkout
  const period = await addMonth(queries, { userId, planId, paidUntil: isLast ? state.currentPeriodEnd : null })
  const { id: subscription, from, until } = period
  const receipt = await nextReceiptNumber(queries)
  const payment = await writePayment(queries, subscriptionInvoice, {
    id: failedPayment?.id ?? null,
    status: 'paid',
    receipt,
    from,
    until,
  })
  await writeBillingMail(
    deps,
    queries,
    userId,
    ({ money, day }) => ({
      kind: failedPayment === null ? 'planRenewed' : 'planRecovered',
      plan,
      amount: money(invoice.amountCents, invoice.currency),
      receipt,
      until: day(until),
    }),
    receiptSearch(payment, receipt),
  )
  return { payment, subscription }
}

const applyPayment = async (
  deps: BillingMailDeps,
  queries: Queries,
  subscriptionInvoice: SubscriptionInvoice,
  failedPayment: KnownPayment | null,
): Promise<void> => {
  const { checkout, invoice, isFirst, state } = subscriptionInvoice
  const { user_uuid: userId } = checkout
  const { payment, subscription } = await (isFirst
    ? payFirst(deps, queries, subscriptionInvoice)
    : renew(deps, queries, subscriptionInvoice, failedPayment))
  await storeInvoice(queries, invoice, payment)
  await linkSubscription(queries, state, { userId, subscription })
  if (isFirst) await markOthersForCancellation(queries, state, userId)
  await markReplacedForCancellation(queries, userId)
}

/** Until when the plan is entitled without this payment, ISO 8601; null if it is not entitled any more. */
const graceOf = async (queries: Queries, { id }: ProviderSubscription): Promise<string | null> => {
  const [plan] = await queries.query<{ current_period_end: string | null; is_ending: boolean }>(
    `select s.current_period_end, s.is_ending from private.provider_subscriptions l
     join public.subscriptions s on s.id = l.subscription_id
     where l.id = $1 and not l.is_unwanted and s.status in ('active', 'past_due')`,
    [id],
  )
  const until = plan === undefined ? null : planEndOf(plan)
  return until !== null && Date.parse(until) > Date.now() ? until : null
}

/** One mail for each failed charge of the card, while the plan can still be kept. */
const recordFailedCharge = async (
  deps: BillingMailDeps,
  queries: Queries,
  subscriptionInvoice: SubscriptionInvoice,
  knownPayment: KnownPayment | null,
): Promise<void> => {
  const { checkout, invoice, state } = subscriptionInvoice
  if (knownPayment !== null && (knownPayment.status !== 'failed' || knownPayment.attempts >= invoice.attempts)) return
  const payment = knownPayment?.id ?? (await writePayment(queries, subscriptionInvoice, { id: null, status: 'failed' }))
  await storeInvoice(queries, invoice, payment)
  const until = await graceOf(queries, state)
  if (until === null) return
  await writeBillingMail(deps, queries, checkout.user_uuid, ({ money, day }) => ({
    kind: 'renewalFailed',
    plan: checkout.plan,
    amount: money(invoice.amountCents, invoice.currency),
    until: day(until),
  }))
}

/** Run in a transaction. Each state of an invoice is applied once, and a refunded one is never paid again. */
export const applyInvoice = async (
  deps: BillingMailDeps,
  queries: Queries,
  subscriptionInvoice: SubscriptionInvoice,
): Promise<void> => {
  const { checkout, invoice, isFirst, state } = subscriptionInvoice
  const knownPayment = await paymentOf(queries, invoice)
  if (invoice.status === 'failed') {
    // A first invoice that failed began no plan: the event about its checkout reports that.
    if (!isFirst) await recordFailedCharge(deps, queries, subscriptionInvoice, knownPayment)
    return
  }
  if (knownPayment === null || knownPayment.status === 'failed')
    await applyPayment(deps, queries, subscriptionInvoice, knownPayment)
  await storeDispute(queries, subscriptionInvoice)
  if (invoice.status === 'paid' && invoice.refundedCents === 0) return
  const paid = await paymentOf(queries, invoice)
  if (paid?.status === 'paid') await reverseInvoicePayment(deps, queries, { state, checkout, invoice, payment: paid })
}
