/** Interface of a payment provider: money is paid on its page, and its signed webhook messages report the outcome. */
import * as z from 'zod/mini'
import type { Language } from '#contracts/languages.ts'
import { PAYMENT_METHODS } from '#contracts/api/billing.ts'

/** `returnUrl`: where the visitor returns to, whatever the outcome. `cancelUrl`: the same if nothing was paid. */
export type Order = {
  checkoutId: string
  planName: string
  amountCents: number
  currency: string
  language: Language
  returnUrl: string
  cancelUrl: string
  /** Payment deadline. */
  expiresAt: Date
}

export const paymentMessageSchema = z.strictObject({
  /** The provider's message id: a redelivery with the same id is ignored. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(['checkout.paid', 'checkout.pending', 'checkout.declined']),
  checkout_id: z.uuid(),
  method: z.enum(PAYMENT_METHODS),
  /** Of a pending Pix payment: the code to paste into a banking app. */
  pix_code: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  /** Deadline of that Pix payment. */
  pix_expires_at: z.optional(z.iso.datetime()),
})
export type PaymentMessage = z.output<typeof paymentMessageSchema>

export type PaymentGateway = {
  /** URL of the payment page. Idempotent: the same checkout always has the same page, and is paid once. */
  openCheckout: (order: Order) => Promise<string>
  /** Makes it unpayable, with its pending Pix payment. If it was paid meanwhile, a message reports that. */
  closeCheckout: (checkoutId: string) => Promise<void>
  /** URL of the provider's page for cards and invoices. */
  openPortal: (settings: { userId: string; language: Language; returnUrl: string }) => Promise<string>
  /** Stops further charges. */
  cancel: (subscriptionId: string) => Promise<void>
  /** Resumes charging with the next period. */
  resume: (subscriptionId: string) => Promise<void>
  /** The parsed message; null if the signature is wrong or too old (replay), or the body is invalid. */
  readMessage: (body: string, signature: string | undefined) => PaymentMessage | null
}
