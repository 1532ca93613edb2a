/**
 * `/api/billing/*` (API-11). Amounts are in cents. A checkout is paid on the payment provider's own page, and is
 * paid once the provider's signed webhook event reports it, whatever URL the visitor returns to.
 */
import * as z from 'zod/mini'
import { cancelReasonSchema } from '../forms/cancellation.ts'
import { PAYMENTS_PAGE_SIZE } from '../limits.ts'
import { LANGUAGES } from '../languages.ts'
import { pageSchemaOf, pageQuerySchema } from './paging.ts'

const planSchema = z.object({
  code: z.string(),
  name: z.string(),
  monthly_transcriptions: z.nullable(z.number()),
  price_cents: z.nullable(z.number()),
  currency: z.string(),
})
export type BillingPlan = z.output<typeof planSchema>
export const plansResponseSchema = z.object({
  plans: z.array(planSchema),
  /** False without a payment provider: no plan can be bought. Older servers omit it. */
  are_for_sale: z._default(z.boolean(), true),
})
export type Plans = z.output<typeof plansResponseSchema>

const CHECKOUT_STATUSES = ['open', 'pending', 'paid', 'declined', 'expired', 'canceled'] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

/** Query parameter of the return URL: the checkout's id, or `CHECKOUT_CANCELED` if the provider's page was left unpaid. */
export const CHECKOUT_PARAMETER = 'checkout'
/** The value differs from its name: pages of the provider that were opened earlier return with it. */
export const CHECKOUT_CANCELED = 'left'

export const PAYMENT_METHODS = ['card', 'pix'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Only a plan with a price can be bought; any other is 409 `billing.notForSale`. */
export const checkoutRequestSchema = z.strictObject({
  plan: z.string().check(z.regex(/^[a-z]{1,40}$/)),
  /** Language of the page to return to. */
  language: z.enum(LANGUAGES),
  /** A card (the default) is charged each month, a Pix pays for one month. */
  method: z.optional(z.enum(PAYMENT_METHODS)),
})
export const checkoutResponseSchema = z.object({ checkout_id: z.uuid(), url: z.string() })

export const billingStatusQuerySchema = z.strictObject({ checkout: z.optional(z.uuid()) })

/** Every status that we write or have a label for. A provider's own status is shown as sent. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'past_due',
  'ended',
  'replaced',
  'trialing',
  'unpaid',
  'incomplete',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** `status` is one of `SUBSCRIPTION_STATUSES`, or a status of the payment provider. */
export const subscriptionSchema = z.object({
  status: z.string(),
  plan: planSchema,
  current_period_end: z.nullable(z.string()),
  /** Cancelled: it ends with the period and can be resumed until then. */
  is_ending: z.boolean(),
  /** The paid period is over and the plan is still in force: unpaid, or being renewed. Cancelled, it ends at once. */
  is_over: z._default(z.boolean(), false),
})
export type Subscription = z.output<typeof subscriptionSchema>

/** A started payment that is not confirmed yet. */
const pendingPaymentSchema = z.object({
  checkout_id: z.uuid(),
  plan_code: z.string(),
  method: z.enum(PAYMENT_METHODS),
  amount_cents: z.number(),
  currency: z.string(),
  /** The Pix code to paste into a banking app; null until the provider has sent it. */
  pix_code: z.nullable(z.string()),
  /** Payment deadline, ISO 8601; null without one. */
  expires_at: z.nullable(z.string()),
})
export type PendingPayment = z.output<typeof pendingPaymentSchema>
/** At most one per user. */
export const pendingPaymentResponseSchema = z.object({ waiting: z.nullable(pendingPaymentSchema) })

export const billingStatusResponseSchema = z.object({
  /** Null on the Free plan. */
  subscription: z.nullable(subscriptionSchema),
  /** The requested checkout; null unless it is the caller's. */
  checkout: z.nullable(z.object({ id: z.uuid(), status: z.enum(CHECKOUT_STATUSES), plan_code: z.string() })),
})
export type BillingStatus = z.output<typeof billingStatusResponseSchema>

export const cancelRequestSchema = z.strictObject({
  reason: z.optional(z.nullable(cancelReasonSchema)),
})

export const portalRequestSchema = z.strictObject({ language: z.enum(LANGUAGES) })
export const portalResponseSchema = z.object({ url: z.string() })

/** `canceled`: closed before it was paid. `expired`: not paid in time. `disputed`: the payer's bank took it back. */
export const PAYMENT_STATUSES = ['paid', 'pending', 'failed', 'refunded', 'disputed', 'canceled', 'expired'] as const
const paymentSchema = z.object({
  id: z.uuid(),
  /** Number of the receipt, such as `2026-000012`; null until paid. */
  receipt_number: z.nullable(z.string()),
  /** When the receipt was issued, ISO 8601; null until paid. */
  issued_at: z.nullable(z.string()),
  plan_code: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  method: z.enum(PAYMENT_METHODS),
  amount_cents: z.number(),
  /** What was refunded of it: all of it, or a part if it is still paid. Older servers omit it. */
  refunded_cents: z._default(z.number(), 0),
  currency: z.string(),
  period_start: z.nullable(z.string()),
  period_end: z.nullable(z.string()),
  created_at: z.string(),
  /** The Pix code to paste into a banking app; null unless an open Pix payment has one. */
  pix_code: z.nullable(z.string()),
  /** Until when it can be paid, ISO 8601; null without a deadline. */
  expires_at: z.nullable(z.string()),
})
export type Payment = z.output<typeof paymentSchema>
/** In the URL of the payment history: the year that is shown, and the payment whose receipt is shown. */
export const YEAR_PARAMETER = 'ano'
export const RECEIPT_PARAMETER = 'recibo'

export const paymentsQuerySchema = z.extend(pageQuerySchema(PAYMENTS_PAGE_SIZE), {
  /** In Brasília time, as in the receipt numbers: the year of the receipt, else of the payment's start. */
  year: z.optional(z.string().check(z.regex(/^20\d\d$/))),
})
export const paymentsResponseSchema = z.extend(pageSchemaOf(paymentSchema), {
  /** Totals over everything the query matches, not only over this page, without what was refunded. */
  paid: z.array(z.object({ currency: z.string(), amount_cents: z.number() })),
  /** Years with at least one payment, newest first. */
  years: z.array(z.number()),
})
export type PaymentsPage = z.output<typeof paymentsResponseSchema>

/** A paid payment alone has a receipt; the copy goes to the address of the account. */
export const receiptMailResponseSchema = z.object({ success: z.literal(true) })
