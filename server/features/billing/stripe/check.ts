/**
 * Whether plans can be sold with these settings: the key is accepted and has the required permissions, and the prices are those
 * that we show.
 */
import { Stripe } from 'stripe'
import { CURRENCY, PLANS } from '#contracts/plans.ts'
import type { StripeSettings } from '#server/settings/env.ts'
import { isMissing, openStripe } from './client.ts'
import { missingPermissions } from './permissions.ts'

type Outcome = 'ok' | 'warning' | 'failed'
/** `name`: the variable. `text` never has its value. */
type StripeCheck = { name: string; outcome: Outcome; text: string }

const KEY = 'STRIPE_SECRET_KEY'

const isMonthly = ({ recurring }: Stripe.Price) => recurring?.interval === 'month' && recurring.interval_count === 1

const priceProblem = (code: string, price: Stripe.Price): string | null => {
  const cents = PLANS.find(({ id }) => id === code)?.priceCents
  if (!price.active) return 'is archived: take an active price'
  if (!isMonthly(price)) return 'must be charged each month'
  return price.currency.toUpperCase() === CURRENCY && price.unit_amount === cents
    ? null
    : `must be the price that we show: ${cents ?? 'none'} cents in ${CURRENCY}`
}

const checkPrice = async (stripe: Stripe, code: string, id: string): Promise<StripeCheck> => {
  const name = `STRIPE_PRICE_${code.toUpperCase()}`
  try {
    const problem = priceProblem(code, await stripe.prices.retrieve(id))
    return problem === null
      ? { name, outcome: 'ok', text: 'is the price that we show' }
      : { name, outcome: 'failed', text: problem }
  } catch (error) {
    if (!isMissing(error)) throw error
    return { name, outcome: 'failed', text: 'is not a price of this account, in the mode of the key' }
  }
}

const mode = (isLive: boolean): StripeCheck =>
  isLive
    ? { name: KEY, outcome: 'ok', text: 'is accepted; money moves' }
    : { name: KEY, outcome: 'warning', text: 'is accepted, but is a test key: no money moves' }

export const checkStripe = async (settings: StripeSettings): Promise<StripeCheck[]> => {
  const stripe = openStripe(settings)
  try {
    const missing = await missingPermissions(stripe, settings.secretKey)
    if (missing.length > 0) {
      return [{ name: KEY, outcome: 'failed', text: `is a restricted key that lacks ${missing.join(', ')}` }]
    }
    const prices = Object.entries(settings.prices).map(([code, id]) => checkPrice(stripe, code, id))
    return [mode(settings.isLive), ...(await Promise.all(prices))]
  } catch (error) {
    return [
      error instanceof Stripe.errors.StripeAuthenticationError
        ? { name: KEY, outcome: 'failed', text: 'is refused by Stripe: take the key of this account' }
        : { name: KEY, outcome: 'warning', text: 'could not be checked: Stripe does not answer' },
    ]
  }
}
