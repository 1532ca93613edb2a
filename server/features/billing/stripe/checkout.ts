/** The provider's hosted page: a card begins a subscription, a Pix pays for one month. */
import { Stripe } from 'stripe'
import type { Language } from '#contracts/languages.ts'
import { Refusal } from '#server/http/failures.ts'
import {
  type CheckoutEvent,
  CheckoutUnusable,
  type OpenedCheckout,
  type Order,
  type ProviderCheckout,
  purchaseOf,
} from '../gateway.ts'
import { idOf, isCustomerMissing, isMissing } from './client.ts'
import { paymentOf } from './webhook-event.ts'

type Params = Stripe.Checkout.SessionCreateParams

const LOCALES: Readonly<Record<Language, NonNullable<Params['locale']>>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
  fr: 'fr',
}

/** Seconds in which a shown Pix can be paid; closing the checkout ends it before. */
const PIX_SECONDS = 3_600

/** Price ids by plan code. */
export type Prices = Readonly<Record<string, string>>

const metadataOf = (order: Order) => ({ checkout_id: order.checkoutId, ...purchaseOf(order) })

const cardParams = (order: Order, prices: Prices): Params => {
  const price = prices[order.planCode]
  if (price === undefined) throw new Refusal('billing.notForSale')
  return {
    mode: 'subscription',
    allowed_payment_method_types: ['card'],
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: metadataOf(order) },
  }
}

const pixParams = (order: Order): Params => ({
  mode: 'payment',
  allowed_payment_method_types: ['pix'],
  payment_method_options: { pix: { expires_after_seconds: PIX_SECONDS } },
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.currency.toLowerCase(),
        unit_amount: order.amountCents,
        product_data: { name: order.planName },
      },
    },
  ],
  payment_intent_data: { metadata: metadataOf(order) },
})

/** For the log: the price of the plan there is not ours, or the page has no URL. */
class PriceDiffers extends Error {
  override readonly name = 'PriceDiffers'
}

/** A concurrent request for the same page may have closed it. */
const expireUnlessOver = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

const sessionParams = (order: Order, prices: Prices): Params => {
  const { checkoutId, method, language, returnUrl, cancelUrl, expiresAt } = order
  return {
    ...(method === 'card' ? cardParams(order, prices) : pixParams(order)),
    client_reference_id: checkoutId,
    metadata: metadataOf(order),
    locale: LOCALES[language],
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  }
}

/**
 * Whether it is answered so as long as the key is kept: the settings or the release have changed since the first call, or
 * the provider failed, which it repeats.
 */
const isBoundToKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500)

/** The idempotency key makes repeated calls for a checkout return the same page. */
const createSession = async (stripe: Stripe, params: Params, { checkoutId, customerId }: Order) => {
  const { sessions } = stripe.checkout
  const idempotencyKey = `checkout-${checkoutId}`
  if (customerId === null) return sessions.create(params, { idempotencyKey })
  try {
    return await sessions.create({ ...params, customer: customerId }, { idempotencyKey })
  } catch (error) {
    if (!isCustomerMissing(error)) throw error
    // A key that is used again with other parameters is refused.
    return sessions.create(params, { idempotencyKey: `${idempotencyKey}-new-customer` })
  }
}

export const openCheckoutSession = async (stripe: Stripe, prices: Prices, order: Order): Promise<OpenedCheckout> => {
  const { amountCents, currency } = order
  const { id, url, ...session } = await createSession(stripe, sessionParams(order, prices), order).catch(
    (error: unknown) => {
      throw isBoundToKey(error) ? new CheckoutUnusable('checkout_unusable', error) : error
    },
  )
  // The price at the provider was changed and ours was not: refused, so that the paid amount is the one shown.
  if (session.amount_total !== amountCents || session.currency?.toUpperCase() !== currency || url === null) {
    await expireUnlessOver(stripe, id)
    throw new Refusal('billing.unavailable', { cause: new PriceDiffers() })
  }
  return { url, providerId: id }
}

/** Also its Pix, if one was shown. */
export const closeCheckoutSession = async (
  stripe: Stripe,
  { providerId }: ProviderCheckout,
): Promise<CheckoutEvent | null> => {
  // The page was never handed out.
  if (providerId === null) return null
  try {
    await stripe.checkout.sessions.expire(providerId)
  } catch (error) {
    if (isMissing(error)) return null
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const session = await stripe.checkout.sessions.retrieve(providerId)
    if (session.status === 'open') throw error
    const intent = idOf(session.payment_intent)
    if (session.status === 'complete' && session.payment_status === 'unpaid' && intent !== null) {
      await stripe.paymentIntents.cancel(intent)
    }
    return paymentOf(session)
  }
  return null
}

export const readCheckoutSession = async (
  stripe: Stripe,
  { providerId }: ProviderCheckout,
): Promise<CheckoutEvent | null> => {
  if (providerId === null) return null
  try {
    return paymentOf(await stripe.checkout.sessions.retrieve(providerId))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
