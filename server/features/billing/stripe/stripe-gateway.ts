/** Stripe as the payment provider (ADR 037). Loaded only where it is configured. */
import { Refusal } from '#server/http/failures.ts'
import type { StripeSettings } from '#server/settings/env.ts'
import type { PaymentGateway } from '../gateway.ts'
import { closeCheckoutSession, openCheckoutSession, readCheckoutSession } from './checkout.ts'
import { callStripe, isCustomerMissing, openStripe } from './client.ts'
import { readStripeEvent } from './webhook-event.ts'
import { refundStripe } from './refund.ts'
import { endStripe, readStripe, setStripeCancellation } from './subscription.ts'

export const createStripeGateway = (settings: StripeSettings): PaymentGateway => {
  const { webhookSecret: secret, prices, isLive } = settings
  const stripe = openStripe(settings)
  return {
    signatureHeader: 'Stripe-Signature',
    openCheckout: (order) => callStripe(openCheckoutSession(stripe, prices, order)),
    closeCheckout: (checkout) => callStripe(closeCheckoutSession(stripe, checkout)),
    readCheckout: (checkout) => callStripe(readCheckoutSession(stripe, checkout)),
    openPortal: async ({ customerId, language, returnUrl }) => {
      // Only Pix was paid: the provider keeps neither card nor invoice.
      if (customerId === null) throw new Refusal('billing.noSubscription')
      const locale = language === 'pt' ? 'pt-BR' : language
      try {
        const { url } = await callStripe(
          stripe.billingPortal.sessions.create({ customer: customerId, locale, return_url: returnUrl }),
        )
        return url
      } catch (error) {
        if (isCustomerMissing(error)) throw new Refusal('billing.noSubscription')
        throw error
      }
    },
    readSubscription: (id) => callStripe(readStripe(stripe, id)),
    cancel: (id) => callStripe(setStripeCancellation(stripe, id, true)),
    resume: (id) => callStripe(setStripeCancellation(stripe, id, false)),
    end: (id) => callStripe(endStripe(stripe, id)),
    refund: (id) => callStripe(refundStripe(stripe, id)),
    readEvent: (body, signature) => callStripe(readStripeEvent(stripe, { secret, isLive }, body, signature)),
  }
}
