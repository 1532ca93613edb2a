/**
 * Interface of a payment provider: money is paid on its page, it charges the following months itself, and its signed
 * webhook events report that something changed.
 */
import * as z from 'zod/mini'
import type { Language } from '#contracts/languages.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#contracts/api/billing.ts'
import { PaymentsUnavailable } from '#server/http/payments-unavailable.ts'

/** `returnUrl`: where the visitor returns to, whatever the outcome. `cancelUrl`: the same if nothing was paid. */
export type Order = {
  checkoutId: string
  userId: string
  /** The provider has a price for each plan. */
  planCode: string
  planName: string
  amountCents: number
  currency: string
  /** A card begins a subscription, a Pix pays for one month. */
  method: PaymentMethod
  /** The provider's id of the customer, if there is one already. */
  customerId: string | null
  language: Language
  returnUrl: string
  cancelUrl: string
  /** Payment deadline. */
  expiresAt: Date
}

/** `providerId`: the provider's id of the checkout. */
export type OpenedCheckout = { url: string; providerId: string }

/** `providerId` is null if the provider was never asked for it, or did not answer. */
export type ProviderCheckout = { id: string; providerId: string | null }

const providerId = z.string().check(z.minLength(1), z.maxLength(200))

/** Buyer and plan: stored with the payment at the provider, since the database may be restored to an earlier state. */
export const purchaseSchema = z.object({
  user_id: z.uuid(),
  plan_code: z.string(),
  amount_cents: z.coerce.number(),
  currency: z.string(),
})
export type ProviderPurchase = z.output<typeof purchaseSchema>

export const purchaseOf = ({ userId, planCode, amountCents, currency }: Order): ProviderPurchase => ({
  user_id: userId,
  plan_code: planCode,
  amount_cents: amountCents,
  currency,
})

/** The last three are of a Pix; for a card, its subscription reports that. */
const CHECKOUT_EVENTS = [
  'checkout.paid',
  'checkout.pending',
  'checkout.declined',
  'checkout.refunded',
  'checkout.partiallyRefunded',
  'checkout.disputed',
] as const
const SUBSCRIPTION_EVENT = 'subscription.changed'

/** Events of any other type are acknowledged without effect. */
export const KNOWN_EVENTS: ReadonlySet<string> = new Set([...CHECKOUT_EVENTS, SUBSCRIPTION_EVENT])

const checkoutEventSchema = z.strictObject({
  /** The provider's event id: a redelivery with the same id is ignored. */
  id: providerId,
  type: z.enum(CHECKOUT_EVENTS),
  checkout_id: z.uuid(),
  method: z.enum(PAYMENT_METHODS),
  purchase: z.optional(purchaseSchema),
  /** Of a card: the subscription that was begun with the payment. A Pix pays for a month and begins none. */
  subscription_id: z.optional(providerId),
  /** For a Pix: the provider's id of the payment. */
  payment_id: z.optional(providerId),
  /** Of a pending Pix payment: the code to paste into a banking app. */
  pix_code: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  /** Deadline of that Pix payment. */
  pix_expires_at: z.optional(z.iso.datetime()),
  /** Of a partial refund: what was refunded so far. */
  refunded_cents: z.optional(z.int()),
})
export type CheckoutEvent = z.output<typeof checkoutEventSchema>

/** Only a hint: what changed is read with `readSubscription`. */
const subscriptionEventSchema = z.strictObject({
  id: providerId,
  type: z.literal(SUBSCRIPTION_EVENT),
  subscription_id: providerId,
  /** The payer's bank asks about a month (an inquiry), which moves no money, or disputes it, which may follow. */
  dispute: z.optional(z.strictObject({ invoice_id: providerId, is_inquiry: z.boolean() })),
})
export type DisputeHint = NonNullable<z.output<typeof subscriptionEventSchema>['dispute']>

export const knownEventSchema = z.discriminatedUnion('type', [checkoutEventSchema, subscriptionEventSchema])
export type KnownEvent = z.output<typeof knownEventSchema>

/** `unknown`: of a type that we do not use, such as one that the provider has added. `name` is the provider's type. */
export type PaymentEvent = KnownEvent | { id: string; type: 'unknown'; name: string }

/** One month of a subscription. `disputed`: the payer's bank took the money back, or asks about it (see `DisputeHint`). */
export type ProviderInvoice = {
  id: string
  status: 'paid' | 'failed' | 'refunded' | 'disputed'
  /** How often the card was charged. */
  attempts: number
  amountCents: number
  /** What was refunded of a payment that is not `refunded` in full. */
  refundedCents: number
  currency: string
  /** The provider's id of its payment; null if it was not paid. */
  paymentId: string | null
}

/** The state of a subscription at the provider. `ended`: it is not charged any more. */
export type ProviderSubscription = {
  id: string
  customerId: string
  priceId: string
  /** The checkout that began it, as in its order. */
  checkoutId: string
  /** Null if it was begun before purchases were sent to the provider. */
  purchase: ProviderPurchase | null
  status: 'active' | 'past_due' | 'ended'
  /** It is not renewed after the current period. */
  cancelsAtPeriodEnd: boolean
  /** ISO 8601. */
  currentPeriodEnd: string
  /** Oldest first; the first is the one that was paid with the checkout. */
  invoices: readonly ProviderInvoice[]
}

/** The provider refuses to open the page of this checkout for good; that of a new checkout it may open. */
export class CheckoutUnusable extends PaymentsUnavailable {}

export type PaymentGateway = {
  /** Request header with the signature of an event. */
  signatureHeader: string
  /**
   * URL of the payment page. Idempotent: the same checkout always has the same page, and is paid once. Rejects with a
   * `Refusal` if it will never have one, and with `CheckoutUnusable` if a new checkout is needed for one.
   */
  openCheckout: (order: Order) => Promise<OpenedCheckout>
  /** Makes it unpayable, with its pending Pix payment. If it was paid meanwhile, resolves with the event about that. */
  closeCheckout: (checkout: ProviderCheckout) => Promise<CheckoutEvent | null>
  /** The event about its payment, which may have been lost; null if it was not paid. */
  readCheckout: (checkout: ProviderCheckout) => Promise<CheckoutEvent | null>
  /** URL of the provider's page for cards and invoices. `customerId` is null if only Pix was paid. */
  openPortal: (settings: {
    userId: string
    customerId: string | null
    language: Language
    returnUrl: string
  }) => Promise<string>
  /** The current state; null if the provider has no such subscription. */
  readSubscription: (id: string) => Promise<ProviderSubscription | null>
  /** Stops charging after the current period. */
  cancel: (subscriptionId: string) => Promise<void>
  /** Resumes charging with the next period. */
  resume: (subscriptionId: string) => Promise<void>
  /** Ends it now, without another charge. Idempotent. */
  end: (subscriptionId: string) => Promise<void>
  /** Refunds a payment in full. Idempotent. */
  refund: (paymentId: string) => Promise<void>
  /** The parsed event; null if the signature is wrong or too old (replay), or the body is invalid. */
  readEvent: (body: string, signature: string | undefined) => Promise<PaymentEvent | null>
}
