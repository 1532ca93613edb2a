/**
 * The objects of Stripe's API, as far as we read them, in the shape of its version 2026-10-28.endive. They were not recorded
 * from an account: the SDK's types of that version check their names and types.
 */
import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'

export const VERSION = '2026-10-28.endive'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

type SessionField =
  | 'client_reference_id'
  | 'payment_status'
  | 'status'
  | 'amount_total'
  | 'currency'
  | 'metadata'
  | 'url'
export type Session = Mutable<Pick<Stripe.Checkout.Session, 'id' | 'object' | 'livemode' | SessionField>> & {
  mode: 'payment' | 'subscription'
  customer: string | null
  subscription: string | null
  payment_intent: string | null
  expires_at: number
}

type InvoiceField =
  | 'status'
  | 'billing_reason'
  | 'attempt_count'
  | 'amount_due'
  | 'amount_paid'
  | 'currency'
  | 'created'
type Payments = {
  object: 'list'
  data: {
    object: 'invoice_payment'
    status: Stripe.InvoicePayment['status']
    payment: { type: 'payment_intent'; payment_intent: string }
  }[]
  has_more: false
}
export type Invoice = Mutable<Pick<Stripe.Invoice, 'id' | 'object' | InvoiceField>> & {
  customer: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  payments: Payments
}

type SubscriptionField = 'status' | 'cancel_at' | 'cancel_at_period_end' | 'metadata'
type Item = { price: { id: string }; current_period_start: number; current_period_end: number }
export type Subscription = Mutable<Pick<Stripe.Subscription, 'id' | 'object' | SubscriptionField>> & {
  customer: string
  items: { object: 'list'; data: [Item] }
}

type ChargeField = 'amount_refunded' | 'refunded' | 'disputed' | 'created'
export type Charge = Mutable<Pick<Stripe.Charge, 'id' | 'object' | ChargeField>> & {
  customer: string | null
  payment_intent: string
}

type Intent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'metadata'> & {
  status?: 'canceled'
  next_action: { type: 'pix_display_qr_code'; pix_display_qr_code: { data: string; expires_at: number } } | null
}
export type PaymentIntent = Mutable<Intent>

export type Price = Mutable<
  Pick<Stripe.Price, 'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'livemode'>
> & {
  recurring: { interval: 'month' | 'year'; interval_count: number } | null
}

export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

/** Seconds. */
export const now = () => Math.floor(Date.now() / 1_000)

/** A month after, on the last day of a shorter one. Seconds. */
export const monthAfter = (at: number): number => {
  const date = new Date(at * 1_000)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime() / 1_000
}

export const eventOf = (type: string, object: object) => ({
  id: newId('evt'),
  object: 'event',
  api_version: VERSION,
  created: now(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})
export type Event = ReturnType<typeof eventOf>
