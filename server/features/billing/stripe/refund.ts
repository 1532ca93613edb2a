/** Refunds a payment in full. */
import { Stripe } from 'stripe'

/** The idempotency key makes a repeated call the same refund. */
export const refundStripe = async (stripe: Stripe, payment: string): Promise<void> => {
  try {
    await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${payment}` })
  } catch (error) {
    const isRefunded =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
    if (!isRefunded) throw error
  }
}
