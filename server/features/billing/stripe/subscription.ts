/** The state of a subscription at the provider, and the changes of it. */
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { type ProviderInvoice, type ProviderSubscription, purchaseSchema } from '../gateway.ts'
import { idOf, isMissing, timeOf } from './client.ts'

const PAGE = 100
/** Maximum of invoices, and of charges, that are read: eight years of months. */
const MAX_READ = 100

const checkoutIdSchema = z.uuid()

type Invoice = Stripe.Invoice
/** Payment intents that were disputed or refunded in full, and cents of each that were refunded. */
type Reversals = Record<'disputed' | 'refunded', ReadonlySet<string | null>> & {
  refundedCents: ReadonlyMap<string | null, number>
}

/** Of the months alone: others, such as for a change in the middle of one, buy none. */
const MONTHS: ReadonlySet<string> = new Set(['subscription_create', 'subscription_cycle'])

/** Null while it is not decided, or if nothing is asked for. */
const paymentStatusOf = ({ status, attempt_count: attempts }: Invoice): 'paid' | 'failed' | null => {
  if (status === 'paid') return 'paid'
  return status === 'uncollectible' || (status === 'open' && attempts > 0) ? 'failed' : null
}

const paymentOf = ({ payments }: Invoice): string | null =>
  idOf(payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)

/** A partial refund does not take the month away. */
const invoiceOf = (invoice: Invoice, { disputed, refunded, refundedCents }: Reversals): ProviderInvoice[] => {
  const status = paymentStatusOf(invoice)
  if (status === null || !MONTHS.has(invoice.billing_reason ?? '')) return []
  const paymentId = status === 'paid' ? paymentOf(invoice) : null
  // An inquiry may end in a refund: its charge stays a disputed one.
  const reversal = refunded.has(paymentId) ? 'refunded' : disputed.has(paymentId) ? 'disputed' : null
  return [
    {
      id: invoice.id,
      status: reversal ?? status,
      attempts: invoice.attempt_count,
      amountCents: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
      refundedCents: reversal === 'refunded' ? 0 : (refundedCents.get(paymentId) ?? 0),
      currency: invoice.currency.toUpperCase(),
      paymentId,
    },
  ]
}

/** A status that Stripe adds later is treated as not paid. */
const statusOf = ({ status }: Stripe.Subscription): ProviderSubscription['status'] => {
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'canceled' || status === 'incomplete_expired' ? 'ended' : 'past_due'
}

const readMoney = async (stripe: Stripe, subscription: string, customer: string) => {
  const [invoices, charges] = await Promise.all([
    stripe.invoices
      .list({ subscription, limit: PAGE, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MAX_READ }),
    stripe.charges.list({ customer, limit: PAGE }).autoPagingToArray({ limit: MAX_READ }),
  ])
  // An intent has a charge for each attempt, of which one was paid at most: a declined one says nothing about the others.
  const intentsOf = (kind: 'disputed' | 'refunded') =>
    new Set(charges.flatMap((charge) => (charge[kind] ? (idOf(charge.payment_intent) ?? []) : [])))
  const refundedCents = new Map(
    charges
      .filter(({ amount_refunded: cents }) => cents > 0)
      .map((charge) => [idOf(charge.payment_intent), charge.amount_refunded]),
  )
  const reversals = { disputed: intentsOf('disputed'), refunded: intentsOf('refunded'), refundedCents }
  return invoices.toSorted((one, other) => one.created - other.created).flatMap((part) => invoiceOf(part, reversals))
}

const retrieve = async (stripe: Stripe, id: string): Promise<Stripe.Subscription | null> => {
  try {
    return await stripe.subscriptions.retrieve(id)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Null also for those that another program has begun at the same account of the provider. */
export const readStripe = async (stripe: Stripe, id: string): Promise<ProviderSubscription | null> => {
  const subscription = await retrieve(stripe, id)
  const checkoutId = checkoutIdSchema.safeParse(subscription?.metadata['checkout_id']).data
  const customerId = idOf(subscription?.customer)
  const item = subscription?.items.data[0]
  if (subscription === null || checkoutId === undefined || customerId === null || item === undefined) return null
  return {
    id,
    customerId,
    priceId: item.price.id,
    checkoutId,
    purchase: purchaseSchema.safeParse(subscription.metadata).data ?? null,
    status: statusOf(subscription),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    currentPeriodEnd: timeOf(item.current_period_end),
    invoices: await readMoney(stripe, id, customerId),
  }
}

/** The provider's own portal may have set a date instead of the end of the period. */
export const setStripeCancellation = async (stripe: Stripe, id: string, cancelsAtPeriodEnd: boolean): Promise<void> => {
  const { cancel_at_period_end: isPeriod, cancel_at: date } = await stripe.subscriptions.retrieve(id)
  if (!cancelsAtPeriodEnd && !isPeriod && date !== null) await stripe.subscriptions.update(id, { cancel_at: '' })
  else if (isPeriod !== cancelsAtPeriodEnd)
    await stripe.subscriptions.update(id, { cancel_at_period_end: cancelsAtPeriodEnd })
}

export const endStripe = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    // Missing means that it has ended before.
    if (!isMissing(error)) throw error
  }
}
