/** Translates the provider's signed events. What we do not use is `unknown`. */
import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { type CheckoutEvent, type DisputeHint, type PaymentEvent, purchaseSchema } from '../gateway.ts'
import { idOf, timeOf } from './client.ts'

/** Seconds after which a signed event is refused, against replays. */
const TOLERANCE = 300

const checkoutIdSchema = z.uuid()

type MappedEvent = PaymentEvent | null

const subscriptionChanged = (id: string, subscription: string | null, dispute?: DisputeHint): MappedEvent =>
  subscription === null
    ? null
    : { id, type: 'subscription.changed', subscription_id: subscription, ...(dispute !== undefined && { dispute }) }

const checkoutEvent = (
  id: string,
  type: CheckoutEvent['type'],
  checkoutId: string | null | undefined,
  more: Omit<CheckoutEvent, 'id' | 'type' | 'checkout_id'>,
): CheckoutEvent | null => {
  const checkout_id = checkoutIdSchema.safeParse(checkoutId).data
  return checkout_id === undefined ? null : { id, type, checkout_id, ...more }
}

const sessionEvent = (id: string, session: Stripe.Checkout.Session, hasFailed: boolean): CheckoutEvent | null => {
  const { mode, payment_status: status, metadata } = session
  const type = hasFailed ? 'checkout.declined' : status === 'unpaid' ? 'checkout.pending' : 'checkout.paid'
  const purchase = purchaseSchema.safeParse(metadata).data
  const [subscription, payment] = [idOf(session.subscription), idOf(session.payment_intent)]
  return checkoutEvent(id, type, metadata?.['checkout_id'], {
    method: mode === 'subscription' ? 'card' : 'pix',
    ...(purchase !== undefined && { purchase }),
    ...(subscription !== null && { subscription_id: subscription }),
    ...(payment !== null && { payment_id: payment }),
  })
}

/** The event about its payment, under the id of the session; null if it was not paid. */
export const paymentOf = (session: Stripe.Checkout.Session): CheckoutEvent | null =>
  session.status === 'complete' && session.payment_status !== 'unpaid' ? sessionEvent(session.id, session, false) : null

/** A Pix is shown on their page, and from now on also on ours. */
const pixEvent = (id: string, { metadata, next_action: next }: Stripe.PaymentIntent): MappedEvent => {
  const pix = next?.pix_display_qr_code
  if (pix === undefined) return null
  return checkoutEvent(id, 'checkout.pending', metadata['checkout_id'], {
    method: 'pix',
    ...(pix.data !== undefined && { pix_code: pix.data }),
    ...(pix.expires_at !== undefined && { pix_expires_at: timeOf(pix.expires_at) }),
  })
}

type Reversal = 'refund' | 'partialRefund' | 'dispute' | 'inquiry'

const CHECKOUT_EVENTS = {
  refund: 'checkout.refunded',
  partialRefund: 'checkout.partiallyRefunded',
  dispute: 'checkout.disputed',
} as const

/** A refund or dispute names neither subscription nor checkout: both are looked up at Stripe. */
const reversalEvent = async (
  stripe: Stripe,
  id: string,
  reversal: Reversal,
  { payment_intent, amount_refunded: refunded }: Pick<Stripe.Charge, 'payment_intent'> & { amount_refunded?: number },
): Promise<MappedEvent> => {
  const intent = idOf(payment_intent)
  if (intent === null) return null
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
    limit: 1,
  })
  const invoice = data[0]?.invoice
  if (typeof invoice === 'object' && 'parent' in invoice) {
    const subscription = idOf(invoice.parent?.subscription_details?.subscription)
    const isDispute = reversal === 'dispute' || reversal === 'inquiry'
    const dispute = { invoice_id: invoice.id, is_inquiry: reversal === 'inquiry' }
    return subscriptionChanged(id, subscription, isDispute ? dispute : undefined)
  }
  if (reversal === 'inquiry') return null
  const { metadata } = await stripe.paymentIntents.retrieve(intent)
  return checkoutEvent(id, CHECKOUT_EVENTS[reversal], metadata['checkout_id'], {
    method: 'pix',
    ...(reversal === 'partialRefund' && { refunded_cents: refunded }),
  })
}

/** A bank that asks before it disputes: no money has moved. */
const isInquiry = ({ status }: Stripe.Dispute) => status.startsWith('warning_')

// oxlint-disable-next-line complexity -- one line for each of their types
const translate = async (stripe: Stripe, { id, ...event }: Stripe.Event): Promise<MappedEvent> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionEvent(id, event.data.object, false)
    case 'checkout.session.async_payment_failed':
      return sessionEvent(id, event.data.object, true)
    case 'payment_intent.requires_action':
      return pixEvent(id, event.data.object)
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionChanged(id, event.data.object.id)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.marked_uncollectible':
      return subscriptionChanged(id, idOf(event.data.object.parent?.subscription_details?.subscription))
    case 'charge.refunded': {
      const charge = event.data.object
      return reversalEvent(stripe, id, charge.refunded ? 'refund' : 'partialRefund', charge)
    }
    // The second one also of an inquiry that became a dispute.
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn': {
      const dispute = event.data.object
      return reversalEvent(stripe, id, isInquiry(dispute) ? 'inquiry' : 'dispute', dispute)
    }
    default:
      return null
  }
}

const verify = async (stripe: Stripe, secret: string, body: string, signature: string) => {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

type WebhookSettings = { secret: string; isLive: boolean }

/** Null if the signature is wrong or too old, or the event is of the provider's other mode, in which no money moves. */
export const readStripeEvent = async (
  stripe: Stripe,
  { secret, isLive }: WebhookSettings,
  body: string,
  signature: string | undefined,
): Promise<PaymentEvent | null> => {
  const event = await verify(stripe, secret, body, signature ?? '')
  if (event === null || event.livemode !== isLive) return null
  return (await translate(stripe, event)) ?? { id: event.id, type: 'unknown', name: event.type }
}
