/** Reverses a payment that was refunded or disputed: its remaining days are subtracted from the plan. A partial refund is noted. */
import { recordEvent } from '#server/account/audit-log.ts'
import type { Queries } from '#server/database/database.ts'
import type { Checkout } from './apply-checkout.ts'
import type { ProviderInvoice, ProviderSubscription } from './gateway.ts'
import { type BillingMailDeps, writeBillingMail } from './billing-mail.ts'
import { markForCancellation } from './provider-links.ts'

export type KnownPayment = {
  id: string
  status: string
  receipt_number: string | null
  /** How often the card had been charged for the invoice. */
  attempts: number
  /** The payer's bank asks about it, and has taken nothing back. */
  is_inquiry: boolean
  refunded_cents: number
}

type ReversiblePayment = Pick<KnownPayment, 'id' | 'receipt_number' | 'refunded_cents'>

type ReversedInvoice = {
  state: ProviderSubscription
  checkout: Checkout
  invoice: ProviderInvoice
  payment: KnownPayment
}

/** Only remaining days. A plan without any left ends at once, without grace. */
const SHORTEN = `with back as (
    select s.id, s.current_period_end - (p.period_end - greatest(p.period_start, now())) as ends
    from public.payments p join public.subscriptions s on s.user_uuid = p.user_uuid
      left join private.provider_subscriptions l on l.subscription_id = s.id and l.id = $1
    where p.id = $2 and p.period_end > now() and s.status in ('active', 'past_due')
      and (l.id is not null or ($1::text is null and s.plan_id = $3)))
  update public.subscriptions s set current_period_end = back.ends,
    status = case when back.ends <= now() then 'ended' else s.status end,
    is_ending = s.is_ending and back.ends > now()
  from back where s.id = back.id returning s.status`

/** Resolves with the status of the plan that was shortened; null if there was none. */
const shorten = async (
  queries: Queries,
  { user_uuid: userId, plan_id: planId }: Checkout,
  payment: string,
  providerSubscription: string | null,
): Promise<string | null> => {
  const [remaining] = await queries.query<{ status: string }>(SHORTEN, [providerSubscription, payment, planId])
  if (remaining === undefined) return null
  await recordEvent(queries, 'plan.changed', { userId, sessionId: null })
  return remaining.status
}

type Reversal = { status: 'refunded' | 'disputed'; amountCents: number; currency: string }

const reportReversal = async (
  deps: BillingMailDeps,
  queries: Queries,
  { user_uuid: userId, plan }: Checkout,
  payment: ReversiblePayment,
  { status, amountCents, currency }: Reversal,
) => {
  const isRefund = status === 'refunded'
  await queries.query(
    `update public.payments set status = $2, refunded_cents = case when $3 then amount_cents else refunded_cents end
     where id = $1`,
    [payment.id, status, isRefund],
  )
  await writeBillingMail(deps, queries, userId, ({ money }) => ({
    kind: isRefund ? 'paymentRefunded' : 'paymentDisputed',
    plan,
    amount: money(isRefund ? amountCents - payment.refunded_cents : amountCents, currency),
    receipt: payment.receipt_number ?? '',
  }))
}

/** Takes no day off the plan. `refundedCents`: all partial refunds so far, of which the mail states the new ones. */
const reportPartialRefund = async (
  deps: BillingMailDeps,
  queries: Queries,
  { user_uuid: userId, plan, currency }: Checkout,
  payment: ReversiblePayment,
  refundedCents: number,
) => {
  const added = refundedCents - payment.refunded_cents
  if (added <= 0) return
  await queries.query('update public.payments set refunded_cents = $2 where id = $1', [payment.id, refundedCents])
  await writeBillingMail(deps, queries, userId, ({ money }) => ({
    kind: 'paymentPartiallyRefunded',
    plan,
    amount: money(added, currency),
    receipt: payment.receipt_number ?? '',
  }))
}

/** The month of a subscription. */
export const reverseInvoicePayment = async (
  deps: BillingMailDeps,
  queries: Queries,
  { state, checkout, invoice, payment }: ReversedInvoice,
): Promise<void> => {
  const { status, amountCents, currency, refundedCents } = invoice
  if (status !== 'refunded' && (status !== 'disputed' || payment.is_inquiry)) {
    await reportPartialRefund(deps, queries, checkout, payment, refundedCents)
    return
  }
  // A plan that ended is not charged any more.
  if ((await shorten(queries, checkout, payment.id, state.id)) === 'ended') await markForCancellation(queries, state.id)
  await reportReversal(deps, queries, checkout, payment, { status, amountCents, currency })
}

const paidPaymentOf = async (queries: Queries, { id }: Checkout): Promise<ReversiblePayment | null> => {
  const [payment] = await queries.query<ReversiblePayment>(
    `select id, receipt_number, refunded_cents from public.payments where checkout_id = $1 and status = 'paid'`,
    [id],
  )
  return payment ?? null
}

/** A part of a Pix. */
export const refundPartOfCheckout = async (
  deps: BillingMailDeps,
  queries: Queries,
  checkout: Checkout,
  refundedCents: number,
): Promise<void> => {
  const payment = await paidPaymentOf(queries, checkout)
  if (payment !== null) await reportPartialRefund(deps, queries, checkout, payment, refundedCents)
}

/** The month of a Pix, once. */
export const reverseCheckoutPayment = async (
  deps: BillingMailDeps,
  queries: Queries,
  checkout: Checkout,
  status: Reversal['status'],
): Promise<void> => {
  const payment = await paidPaymentOf(queries, checkout)
  if (payment === null) return
  await shorten(queries, checkout, payment.id, null)
  const { amount_cents: amountCents, currency } = checkout
  await reportReversal(deps, queries, checkout, payment, { status, amountCents, currency })
}
