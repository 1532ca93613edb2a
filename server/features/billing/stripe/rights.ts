/** Which rights a restricted key lacks. Some are first needed weeks after the start, such as that to refund. */
import { Stripe } from 'stripe'

type Right = { name: string; ask: (stripe: Stripe) => Promise<unknown> }

/** By their names in Stripe's dashboard. What would change something is asked of objects that do not exist. */
const RIGHTS: readonly Right[] = [
  { name: 'Checkout Sessions (write)', ask: ({ checkout }) => checkout.sessions.expire('cs_test_none') },
  { name: 'Subscriptions (write)', ask: ({ subscriptions }) => subscriptions.cancel('sub_none') },
  {
    name: 'Customer portal (write)',
    ask: ({ billingPortal }) => billingPortal.sessions.create({ customer: 'cus_none' }),
  },
  { name: 'Payment Intents (write)', ask: ({ paymentIntents }) => paymentIntents.cancel('pi_none') },
  { name: 'Refunds (write)', ask: ({ refunds }) => refunds.create({ payment_intent: 'pi_none' }) },
  { name: 'Invoices (read)', ask: ({ invoices }) => invoices.list({ limit: 1 }) },
  { name: 'Charges (read)', ask: ({ charges }) => charges.list({ limit: 1 }) },
  { name: 'Prices (read)', ask: ({ prices }) => prices.list({ limit: 1 }) },
]

/** Stripe checks the right before it looks for the object. */
const isLacking = async (stripe: Stripe, { ask }: Right): Promise<boolean> => {
  try {
    await ask(stripe)
    return false
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return true
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}

/** Empty for a secret key, which may do everything. */
export const lackingRights = async (stripe: Stripe, secretKey: string): Promise<string[]> => {
  if (!secretKey.startsWith('rk_')) return []
  const lacking = await Promise.all(RIGHTS.map(async (right) => ((await isLacking(stripe, right)) ? [right.name] : [])))
  return lacking.flat()
}
