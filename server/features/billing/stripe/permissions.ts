/** Which permissions a restricted key lacks. Some are first needed weeks after the start, such as that to refund. */
import { Stripe } from 'stripe'

type Permission = { name: string; probe: (stripe: Stripe) => Promise<unknown> }

/** By their names in Stripe's dashboard. Calls that would change something name objects that do not exist. */
const PERMISSIONS: readonly Permission[] = [
  { name: 'Checkout Sessions (write)', probe: ({ checkout }) => checkout.sessions.expire('cs_test_none') },
  { name: 'Subscriptions (write)', probe: ({ subscriptions }) => subscriptions.cancel('sub_none') },
  {
    name: 'Customer portal (write)',
    probe: ({ billingPortal }) => billingPortal.sessions.create({ customer: 'cus_none' }),
  },
  { name: 'Payment Intents (write)', probe: ({ paymentIntents }) => paymentIntents.cancel('pi_none') },
  { name: 'Refunds (write)', probe: ({ refunds }) => refunds.create({ payment_intent: 'pi_none' }) },
  { name: 'Invoices (read)', probe: ({ invoices }) => invoices.list({ limit: 1 }) },
  { name: 'Charges (read)', probe: ({ charges }) => charges.list({ limit: 1 }) },
  { name: 'Prices (read)', probe: ({ prices }) => prices.list({ limit: 1 }) },
]

/** Stripe checks the permission before it looks for the object. */
const isDenied = async (stripe: Stripe, { probe }: Permission): Promise<boolean> => {
  try {
    await probe(stripe)
    return false
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return true
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}

/** Empty for a secret key, which has all permissions. */
export const missingPermissions = async (stripe: Stripe, secretKey: string): Promise<string[]> => {
  if (!secretKey.startsWith('rk_')) return []
  const missing = await Promise.all(
    PERMISSIONS.map(async (permission) => ((await isDenied(stripe, permission)) ? [permission.name] : [])),
  )
  return missing.flat()
}
