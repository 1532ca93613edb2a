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
import { openStripeStandIn, SECRET_KEY, type StripeStandIn } from './stripe/stand-in.ts'

type Year = {
  area: AccountArea
  gateway: PaymentGateway
  /** Buys the plan by card; resolves with the provider's id of the subscription. */
  charge: (member: Member) => Promise<string>
  /** After these days the provider charges what is due. */
  pass: (member: Member, id: string, days: number, card: 'works' | 'fails') => Promise<void>
  /** The days of grace, in which it gives up. */
  giveUp: (member: Member, id: string, days: number) => Promise<void>
  giveBack: (id: string, kind: 'refunded' | 'disputed') => void
  /** Delivers what the provider has to say, each message twice; resolves with the statuses of the answers. */
  hear: (id: string) => Promise<number[]>
  isEnding: (id: string) => boolean | undefined
  isOver: (id: string) => boolean
  close: () => Promise<void>
}

export const openTestGatewayYear = async (): Promise<Year> => {
  const area = await openAccountArea()
  const shop = openShop(area)
  return {
    area,
    gateway: createTestGateway({ signingKey: area.secrets.signingKey, origin: ORIGIN }),
    charge: shop.charge,
    pass: async (member, id, days, card) => {
      await advanceDays(area.db, member.id, days)
      chargeTest(id, card === 'works' ? 'paid' : 'failed')
    },
    giveUp: async (member, id, days) => {
      await advanceDays(area.db, member.id, days)
      endTest(id)
    },
    giveBack: reverseTestPayment,
    hear: async (id) => [(await shop.hints(id)).status, (await shop.hints(id)).status],
    isEnding: (id) => readTest(id)?.isEnding,
    isOver: (id) => readTest(id)?.status === 'ended',
    close: () => Promise.resolve(),
  }
}

const WEBHOOK_SECRET = 'whsec_standinstandin'

const stripeGatewayAt = ({ api }: Pick<StripeStandIn, 'api'>): PaymentGateway =>
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

export const openStripeYear = async (): Promise<
  Year & { standIn: StripeStandIn; post: typeof post; begin: typeof begin }
> => {
  const standIn = await openStripeStandIn()
  const { account } = standIn
  const gateway = stripeGatewayAt(standIn)
  const area = await openAccountArea({ replaced: { gateway } })
  const shop = openShop(area)

  const post = (body: string, signature = signedBy(body)) =>
    area.request('/api/billing/webhook', { method: 'POST', body, headers: { 'Stripe-Signature': signature } })
  const deliver = async (events: readonly Event[]) => {
    const answers: number[] = []
    for (const event of events) answers.push((await post(JSON.stringify(event))).status)
    return answers
  }
  const hear = async (id: string) => {
    const fresh = account.takeEvents()
    // Nothing new: a late repetition of what was.
    const events = fresh.length > 0 ? fresh : [eventOf('customer.subscription.updated', { id })]
    return deliver([...events, ...events.toReversed()])
  }
  const advance: Year['pass'] = async (member, id, days, card) => {
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
    standIn,
    post,
    begin,
    charge: async (member) => {
      const id = account.payByCard(sessionOf((await shop.checkout(member)).url))
      await hear(id)
      return id
    },
    pass: advance,
    giveUp: (member, id, days) => advance(member, id, days, 'fails'),
    giveBack: account.giveBack,
    hear,
    isEnding: (id) => account.subscriptions.get(id)?.cancel_at_period_end,
    isOver: (id) => account.subscriptions.get(id)?.status === 'canceled',
    close: standIn.close,
  }
}

/** The id at the end of the hosted page's address. */
export const sessionOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
