/** Advances days for a member, with either payment provider: the same year is simulated with both. */
import { Stripe } from 'stripe'
import type { PaymentMethod } from '#contracts/api/billing.ts'
import {
  chargeTest,
  endTest,
  readTest,
  reverseTestPayment,
} from '#server/features/billing/test-gateway-subscriptions.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import { createStripeGateway } from '#server/features/billing/stripe/stripe-gateway.ts'
import { advanceDays } from '#server/features/billing/test-gateway-simulation.ts'
import { createTestGateway } from '#server/features/billing/test-gateway.ts'
import { type AccountArea, type Member, openAccountArea } from './members.ts'
import { ORIGIN } from './server.ts'
import { openShop } from './shop.ts'
import { PREMIUM_PRICE } from './stripe/account.ts'
import { type Event, eventOf } from './stripe/objects.ts'
import { openFakeStripe, SECRET_KEY, type FakeStripe } from './stripe/fake-stripe.ts'

type BillingSimulation = {
  area: AccountArea
  gateway: PaymentGateway
  /** Buys the plan by card; resolves with the provider's id of the subscription. */
  charge: (member: Member) => Promise<string>
  /** After these days the provider charges what is due. */
  advance: (member: Member, id: string, days: number, card: 'works' | 'fails') => Promise<void>
  /** The grace period, in which it gives up. */
  endGracePeriod: (member: Member, id: string, days: number) => Promise<void>
  reversePayment: (id: string, kind: 'refunded' | 'disputed') => void
  /** Delivers the provider's pending events, each twice; resolves with the statuses of the answers. */
  deliverWebhooks: (id: string) => Promise<number[]>
  cancelsAtPeriodEnd: (id: string) => boolean | undefined
  isOver: (id: string) => boolean
  close: () => Promise<void>
}

export const openTestGatewaySimulation = async (): Promise<BillingSimulation> => {
  const area = await openAccountArea()
  const shop = openShop(area)
  return {
    area,
    gateway: createTestGateway({ signingKey: area.secrets.signingKey, origin: ORIGIN }),
    charge: shop.charge,
    advance: async (member, id, days, card) => {
      await advanceDays(area.db, member.id, days)
      chargeTest(id, card === 'works' ? 'paid' : 'failed')
    },
    endGracePeriod: async (member, id, days) => {
      await advanceDays(area.db, member.id, days)
      endTest(id)
    },
    reversePayment: reverseTestPayment,
    deliverWebhooks: async (id) => [(await shop.notifyChange(id)).status, (await shop.notifyChange(id)).status],
    cancelsAtPeriodEnd: (id) => readTest(id)?.cancelsAtPeriodEnd,
    isOver: (id) => readTest(id)?.status === 'ended',
    close: () => Promise.resolve(),
  }
}

const WEBHOOK_SECRET = 'whsec_fakefakefakefake'

const stripeGatewayAt = ({ api }: Pick<FakeStripe, 'api'>): PaymentGateway =>
  createStripeGateway({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    prices: { premium: PREMIUM_PRICE },
    isLive: false,
    api,
  })

const { webhooks } = new Stripe(SECRET_KEY)

/** Signed by the SDK itself. `at`: seconds. */
export const signedBy = (payload: string, secret = WEBHOOK_SECRET, at?: number) =>
  webhooks.generateTestHeaderString({ payload, secret, ...(at !== undefined && { timestamp: at }) })

export const openStripeSimulation = async (): Promise<
  BillingSimulation & { stripe: FakeStripe; post: typeof post; begin: typeof begin }
> => {
  const stripe = await openFakeStripe()
  const { account } = stripe
  const gateway = stripeGatewayAt(stripe)
  const area = await openAccountArea({ replaced: { gateway } })
  const shop = openShop(area)

  const post = (body: string, signature = signedBy(body)) =>
    area.request('/api/billing/webhook', { method: 'POST', body, headers: { 'Stripe-Signature': signature } })
  const deliver = async (events: readonly Event[]) => {
    const answers: number[] = []
    for (const event of events) answers.push((await post(JSON.stringify(event))).status)
    return answers
  }
  const deliverWebhooks = async (id: string) => {
    const newEvents = account.drainEvents()
    // No new event: earlier ones are delivered again, late.
    const events = newEvents.length > 0 ? newEvents : [eventOf('customer.subscription.updated', { id })]
    return deliver([...events, ...events.toReversed()])
  }
  /**
   * Days pass by moving both periods into the past, which changes the length of the month that follows: 31 January and a
   * month are 28 days, 28 January and a month 31.
   */
  const alignPeriods = async ({ id: userId }: Member, id: string) => {
    const [plan] = await area.db.query<{ end: number }>(
      `select extract(epoch from current_period_end)::float8 as end from public.subscriptions
       where user_uuid = $1 and status = 'active' and current_period_end > now()`,
      [userId],
    )
    if (plan !== undefined) account.setPeriodEnd(id, Math.floor(plan.end))
  }
  const advance: BillingSimulation['advance'] = async (member, id, days, card) => {
    await alignPeriods(member, id)
    await advanceDays(area.db, member.id, days)
    account.setCard(card)
    account.advance([id], days)
  }
  /** A new member opens the page of the provider. */
  const begin = async (method: PaymentMethod) => {
    const member = await area.member()
    const { url, id } = await shop.checkout(member, 'premium', 'pt', method)
    return { member, session: sessionOf(url), id }
  }
  return {
    area,
    gateway,
    stripe,
    post,
    begin,
    charge: async (member) => {
      const id = account.payByCard(sessionOf((await shop.checkout(member)).url))
      await deliverWebhooks(id)
      return id
    },
    advance,
    endGracePeriod: (member, id, days) => advance(member, id, days, 'fails'),
    reversePayment: account.reversePayment,
    deliverWebhooks,
    cancelsAtPeriodEnd: (id) => account.subscriptions.get(id)?.cancel_at_period_end,
    isOver: (id) => account.subscriptions.get(id)?.status === 'canceled',
    close: stripe.close,
  }
}

/** The id at the end of the hosted page's URL. */
export const sessionOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
