/** Interface of a payment provider: money is paid on its page, and its signed webhook messages report the outcome. */
import * as z from 'zod/mini'
import type { Language } from '#contracts/languages.ts'
import { PAYMENT_METHODS } from '#contracts/api/billing.ts'

/** `returnUrl` is where the visitor comes back to, whatever the outcome; `cancelUrl` where nothing was even tried. */
export type Order = {
  checkoutId: string
  planName: string
  amountCents: number
  currency: string
  language: Language
  returnUrl: string
  cancelUrl: string
  /** After this it cannot be paid any more. */
  expiresAt: Date
}

export const paymentMessageSchema = z.strictObject({
  /** The provider's own id of the message: a redelivery under the same id is ignored. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(['checkout.paid', 'checkout.pending', 'checkout.declined']),
  checkout_id: z.uuid(),
  method: z.enum(PAYMENT_METHODS),
  /** Of a pending Pix: the code to paste into a banking app. */
  pix_code: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  /** Until when that Pix can be paid. */
  pix_expires_at: z.optional(z.iso.datetime()),
})
export type PaymentMessage = z.output<typeof paymentMessageSchema>

export type PaymentGateway = {
  /** Address of the page to pay on. Idempotent: the same checkout gives the same page, and is paid once. */
  openCheckout: (order: Order) => Promise<string>
  /** It can no longer be paid, nor can its pending Pix. If it was paid in the meantime, a message reports that. */
  closeCheckout: (checkoutId: string) => Promise<void>
  /** Address of the provider's page for cards and invoices. */
  openPortal: (settings: { userId: string; language: Language; returnUrl: string }) => Promise<string>
  /** No further charge. */
  cancel: (subscriptionId: string) => Promise<void>
  /** Charges again from the next period on. */
  resume: (subscriptionId: string) => Promise<void>
  /** The parsed message; null where the signature is wrong or too old (replay), or the body is not valid. */
  readMessage: (body: string, signature: string | undefined) => PaymentMessage | null
}
