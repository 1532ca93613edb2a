/** What we need of a payment provider. The provider's page takes the money; its signed messages tell us what became of it. */
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
  /** The provider's own id of the message: the same one again is the same news. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(['checkout.paid', 'checkout.pending', 'checkout.declined']),
  checkout_id: z.uuid(),
  method: z.enum(PAYMENT_METHODS),
  /** Of a Pix that waits to be paid: what a banking app pays by. */
  pix_code: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
  /** Until when that Pix can be paid. */
  pix_expires_at: z.optional(z.iso.datetime()),
})
export type PaymentMessage = z.output<typeof paymentMessageSchema>

export type PaymentGateway = {
  /** Address of the page to pay on. The same checkout again is the same page: it is paid once. */
  openCheckout: (order: Order) => Promise<string>
  /** It can no longer be paid, a Pix that waits included. One that was paid in the meantime is told by its message. */
  closeCheckout: (checkoutId: string) => Promise<void>
  /** Address of the provider's page for cards and invoices. */
  openPortal: (settings: { userId: string; language: Language; returnUrl: string }) => Promise<string>
  /** No further charge. */
  cancel: (subscriptionId: string) => Promise<void>
  /** Charges again from the next period on. */
  resume: (subscriptionId: string) => Promise<void>
  /** What a message says, if the provider signed it lately; else null. */
  readMessage: (body: string, signature: string | undefined) => PaymentMessage | null
}
