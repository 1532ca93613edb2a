/** The Stripe adapter against a fake on loopback: no account of the provider can be reached from tests. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#server/features/billing/gateway.ts'
import { EnvironmentError, readSettings } from '#server/settings/env.ts'
import { checkStripe } from '#server/features/billing/stripe/check.ts'
import { RESTRICTED_KEY, SECRET_KEY } from '../kit/stripe/fake-stripe.ts'
import { PREMIUM_PRICE } from '../kit/stripe/account.ts'
import { eventOf, now } from '../kit/stripe/objects.ts'
import { billingMails, openShop, planStatusOf } from '../kit/shop.ts'
import { openStripeSimulation, sessionOf, signedBy } from '../kit/billing-simulation.ts'

let billing: Awaited<ReturnType<typeof openStripeSimulation>>
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  billing = await openStripeSimulation()
  shop = openShop(billing.area)
})
beforeEach(() => {
  billing.stripe.setAway(false)
  billing.stripe.forbid([])
  billing.stripe.account.prices.get(PREMIUM_PRICE)!.unit_amount = 2990
})
afterAll(() => billing.close())

const kindsOf = async (member: Parameters<typeof billingMails>[0]) =>
  (await billingMails(member)).map(({ kind }) => kind)

const ORDER: Order = {
  checkoutId: crypto.randomUUID(),
  userId: crypto.randomUUID(),
  planCode: 'premium',
  planName: 'Premium',
  amountCents: 2990,
  currency: 'BRL',
  method: 'card',
  customerId: null,
  language: 'fr',
  returnUrl: 'https://prosa.test/fr/subscription?checkout=1',
  cancelUrl: 'https://prosa.test/fr/subscription?checkout=left',
  expiresAt: new Date(Date.now() + 3_600_000),
}

describe('the page of Stripe', () => {
  // Proves BILL-40.
  it('is opened once for a checkout by its idempotency key, with the same customer again', async () => {
    const [first, second] = [await billing.gateway.openCheckout(ORDER), await billing.gateway.openCheckout(ORDER)]
    expect(second).toEqual(first)
    const { requests, account } = billing.stripe
    const keys = requests
      .filter(({ path }) => path === '/v1/checkout/sessions')
      .map((request) => request.idempotencyKey)
    expect(keys.slice(-2)).toEqual([`checkout-${ORDER.checkoutId}`, `checkout-${ORDER.checkoutId}`])
    const customer = account.subscriptions.get(await billing.charge(await billing.area.member()))?.customer ?? 'none'
    const known = { ...ORDER, checkoutId: crypto.randomUUID(), customerId: customer }
    const { providerId } = await billing.gateway.openCheckout(known)
    expect(account.sessions.get(providerId)).toMatchObject({
      mode: 'subscription',
      client_reference_id: known.checkoutId,
      customer,
      amount_total: 2990,
    })
  })

  // Proves BILL-40.
  it('is closed, and the payment refused, if its price is not the shown one', async () => {
    const member = await billing.area.member()
    billing.stripe.account.prices.get(PREMIUM_PRICE)!.unit_amount = 3990
    const { status, body } = await shop.checkout(member)
    expect([status, body['code']]).toEqual([503, 'billing.unavailable'])
    expect([...billing.stripe.account.sessions.values()].at(-1)?.status).toBe('expired')
    const secondCheckout = await shop.checkout(member)
    expect([secondCheckout.status, secondCheckout.body['code']]).toEqual([503, 'billing.unavailable'])
    billing.stripe.account.prices.get(PREMIUM_PRICE)!.unit_amount = 2990
    expect((await shop.checkout(member)).status).toBe(201)
  })

  // Proves BILL-40, BILL-49.
  it('is refused to each request if the price differs', async () => {
    billing.stripe.account.prices.get(PREMIUM_PRICE)!.unit_amount = 3990
    const order = { ...ORDER, checkoutId: crypto.randomUUID() }
    for (let at = 0; at < 2; at += 1) {
      await expect(billing.gateway.openCheckout(order)).rejects.toMatchObject({
        code: 'billing.unavailable',
        cause: { name: 'PriceDiffers' },
      })
    }
  })

  it('is closed before another one is opened, and stays paid if it was paid meanwhile', async () => {
    const member = await billing.area.member()
    const { account } = billing.stripe
    const first = sessionOf((await shop.checkout(member)).url)
    const second = sessionOf((await shop.checkout(member, 'premium', 'en')).url)
    expect([account.sessions.get(first)?.status, account.sessions.get(second)?.status]).toEqual(['expired', 'open'])
    const id = account.payByCard(second)
    await member.call('DELETE', '/api/billing/checkout')
    await billing.deliverWebhooks(id)
    expect([await planStatusOf(member), await kindsOf(member)]).toEqual(['active', ['planPaid']])
  })

  // Proves BILL-57.
  it('is opened once also for a customer who was deleted at Stripe', async () => {
    const { account } = billing.stripe
    const member = await billing.area.member()
    const id = await billing.charge(member)
    billing.reversePayment(id, 'refunded')
    await billing.deliverWebhooks(id)
    account.subscriptions.delete(id)
    const first = await shop.checkout(member)
    expect([first.status, (await shop.checkout(member)).url]).toEqual([201, first.url])
    const portal = await member.call('POST', '/api/billing/portal', { language: 'pt' })
    expect([portal.status, portal.body['code']]).toEqual([409, 'billing.noSubscription'])
    account.payByCard(sessionOf(first.url))
    await billing.deliverWebhooks('none')
    expect(await planStatusOf(member)).toBe('active')
  })

  // Proves BILL-63.
  it('is closed and opened again if the plan was renamed meanwhile, as its key is refused with other data', async () => {
    const member = await billing.area.member()
    const { account } = billing.stripe
    const first = await shop.checkout(member, 'premium', 'pt', 'pix')
    await billing.area.db.query(`update public.plans set name = 'Premium II' where code = 'premium'`)
    const second = await shop.checkout(member, 'premium', 'pt', 'pix')
    await billing.area.db.query(`update public.plans set name = 'Premium' where code = 'premium'`)
    expect([first.status, second.status]).toEqual([201, 201])
    expect([sessionOf(first.url), sessionOf(second.url)].map((id) => account.sessions.get(id)?.status)).toEqual([
      'expired',
      'open',
    ])
  })

  // Proves BILL-63.
  it('is opened after a failure that Stripe repeats under the same key', async () => {
    billing.stripe.failNext()
    expect((await shop.checkout(await billing.area.member())).status).toBe(201)
  })

  it('is not opened for a plan without a price at Stripe', async () => {
    await expect(billing.gateway.openCheckout({ ...ORDER, planCode: 'gold' })).rejects.toThrow('billing.notForSale')
  })
})

describe('a Pix at Stripe', () => {
  // Proves BILL-14, BILL-32, BILL-40.
  it('is shown here too while it is pending, pays for one month, and is not renewed', async () => {
    const { member, session, id } = await billing.begin('pix')
    billing.stripe.account.showPix(session)
    await billing.deliverWebhooks('none')
    expect(await shop.waiting(member)).toMatchObject({
      checkout_id: id,
      method: 'pix',
      pix_code: `00020126-${session}`,
    })
    billing.stripe.account.payByPix(session)
    await billing.deliverWebhooks('none')
    expect([await planStatusOf(member), (await shop.payments(member)).data[0]?.method]).toEqual(['active', 'pix'])
    expect(await kindsOf(member)).toEqual(['planPaid'])
    const links = await billing.area.db.query('select id from private.provider_subscriptions where user_uuid = $1', [
      member.id,
    ])
    expect(links).toEqual([])
    const portal = await member.call('POST', '/api/billing/portal', { language: 'pt' })
    expect(portal.body['code']).toBe('billing.noSubscription')
  })

  // Proves BILL-32.
  it("keeps code and deadline if a later event only repeats 'unpaid'", async () => {
    const { account } = billing.stripe
    const { member, session } = await billing.begin('pix')
    account.showPix(session)
    await billing.deliverWebhooks('none')
    const pending = await shop.waiting(member)
    expect(pending).toMatchObject({ pix_code: `00020126-${session}` })
    account.leaveWithPix(session)
    account.emit('checkout.session.completed', account.sessions.get(session) ?? {})
    await billing.deliverWebhooks('none')
    expect(await shop.waiting(member)).toEqual(pending)
  })

  // Proves BILL-17.
  it('cannot be paid once it was cancelled, also if its page is completed', async () => {
    const { account } = billing.stripe
    const { member, session } = await billing.begin('pix')
    account.showPix(session)
    await billing.deliverWebhooks('none')
    account.leaveWithPix(session)
    expect((await member.call('DELETE', '/api/billing/checkout')).status).toBe(200)
    const intent = account.intents.get(account.sessions.get(session)?.payment_intent ?? '')
    expect([intent?.status, await shop.waiting(member)]).toEqual(['canceled', null])
  })

  // Proves BILL-35, BILL-40.
  it.each(['refunded', 'disputed'] as const)(
    'ends its month at once, with one mail, when it is %s',
    async (reversal) => {
      const { member, session } = await billing.begin('pix')
      billing.stripe.account.payByPix(session)
      await billing.deliverWebhooks('none')
      billing.stripe.account.reversePayment(session, reversal)
      await billing.deliverWebhooks('none')
      expect([await planStatusOf(member), (await shop.payments(member)).data[0]?.status]).toEqual(['ended', reversal])
      expect(await kindsOf(member)).toEqual([
        reversal === 'refunded' ? 'paymentRefunded' : 'paymentDisputed',
        'planPaid',
      ])
    },
  )
})

describe('an event of Stripe', () => {
  const UNKNOWN = eventOf('product.updated', { id: 'prod_1' })

  // Proves BILL-22, BILL-40.
  it('counts only with a recent signature by our secret, in the mode of our key', async () => {
    const body = JSON.stringify(UNKNOWN)
    const live = JSON.stringify({ ...UNKNOWN, livemode: true })
    const answers = [
      await billing.post(body, ''),
      await billing.post(body, signedBy(body, 'whsec_of_another_endpoint')),
      await billing.post(body, signedBy(body, undefined, now() - 301)),
      await billing.post(`${body} `, signedBy(body)),
      await billing.post(live),
      await billing.post('{"id":'),
      await billing.post(body),
      await billing.post(body),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 200, 200])
    const rows = await billing.area.db.query('select type from private.payment_messages where id = $1', [UNKNOWN.id])
    expect(rows).toEqual([{ type: 'product.updated' }])
  })

  // Proves BILL-34.
  it('is requested again if Stripe was unreachable, also if it arrived before its checkout', async () => {
    const member = await billing.area.member()
    const id = billing.stripe.account.payByCard(sessionOf((await shop.checkout(member)).url))
    const events = billing.stripe.account.drainEvents().toReversed()
    const postAll = async () => {
      const answers: number[] = []
      for (const event of events) answers.push((await billing.post(JSON.stringify(event))).status)
      return answers
    }
    billing.stripe.setAway(true)
    expect([new Set(await postAll()), await planStatusOf(member)]).toEqual([new Set([503]), 'free'])
    billing.stripe.setAway(false)
    expect([new Set(await postAll()), await planStatusOf(member)]).toEqual([new Set([200]), 'active'])
    expect([await kindsOf(member), (await billing.gateway.readSubscription(id))?.invoices.length]).toEqual([
      ['planPaid'],
      1,
    ])
  })

  it('changes nothing if it is about a subscription of another program, or none', async () => {
    const { account } = billing.stripe
    const member = await billing.area.member()
    const id = await billing.charge(member)
    account.subscriptions.get(id)!.metadata = {}
    expect([await billing.gateway.readSubscription(id), await billing.gateway.readSubscription('sub_none')]).toEqual([
      null,
      null,
    ])
    expect(new Set(await billing.deliverWebhooks('sub_none'))).toEqual(new Set([200]))
  })
})

describe('a subscription at Stripe', () => {
  it('has a page for cards and invoices', async () => {
    const member = await billing.area.member()
    await billing.charge(member)
    const { body } = await member.call('POST', '/api/billing/portal', { language: 'es' })
    expect(body['url']).toMatch(/^https:\/\/billing\.stripe\.test\/p\/session\/cus_/)
  })

  it('continues if it is resumed here after a cancellation at Stripe for a date, and ends once', async () => {
    const { account } = billing.stripe
    const member = await billing.area.member()
    const id = await billing.charge(member)
    account.change(account.subscriptions.get(id)!, { cancel_at: now() + 86_400 })
    await billing.deliverWebhooks(id)
    expect(await planStatusOf(member)).toBe('active, ending')
    await member.call('POST', '/api/billing/upgrade')
    expect([account.subscriptions.get(id)?.cancel_at, await planStatusOf(member)]).toEqual([null, 'active'])
    await billing.gateway.end(id)
    await billing.gateway.end(id)
    expect(billing.isOver(id)).toBe(true)
  })
})

const check = (secretKey = SECRET_KEY, prices = { premium: PREMIUM_PRICE }) =>
  checkStripe({
    secretKey,
    prices,
    webhookSecret: 'whsec_x',
    isLive: secretKey.includes('_live_'),
    api: billing.stripe.api,
  })
const outcomes = async (...args: Parameters<typeof check>) =>
  (await check(...args)).map(({ name, outcome }) => [name, outcome])

// Proves BILL-40.
describe('the settings of Stripe are checked before a start', () => {
  it('include the price of the plan, which must be the one that is shown', async () => {
    expect(await outcomes()).toEqual([
      ['STRIPE_SECRET_KEY', 'warning'],
      ['STRIPE_PRICE_PREMIUM', 'ok'],
    ])
    billing.stripe.account.prices.get(PREMIUM_PRICE)!.unit_amount = 3990
    expect(await outcomes()).toContainEqual(['STRIPE_PRICE_PREMIUM', 'failed'])
    expect(await outcomes(SECRET_KEY, { premium: 'price_none' })).toContainEqual(['STRIPE_PRICE_PREMIUM', 'failed'])
  })

  it('are checked by the rights of a restricted key, also those that are needed weeks later', async () => {
    const { account, forbid, requests } = billing.stripe
    const before = [account.sessions.size, account.subscriptions.size]
    expect(await outcomes(RESTRICTED_KEY)).toEqual([
      ['STRIPE_SECRET_KEY', 'warning'],
      ['STRIPE_PRICE_PREMIUM', 'ok'],
    ])
    expect([account.sessions.size, account.subscriptions.size]).toEqual(before)
    forbid(['POST /v1/refunds', 'GET /v1/charges', 'GET /v1/prices'])
    expect(await check(RESTRICTED_KEY)).toEqual([
      {
        name: 'STRIPE_SECRET_KEY',
        outcome: 'failed',
        text: 'is a restricted key that lacks Refunds (write), Charges (read), Prices (read)',
      },
    ])
    const requestsBefore = requests.length
    expect(await outcomes()).toContainEqual(['STRIPE_PRICE_PREMIUM', 'ok'])
    expect(requests.length - requestsBefore).toBe(1)
  })

  it('are checked by the key; an unreachable provider does not prevent the start', async () => {
    expect(await outcomes('sk_test_of_somebody_else')).toEqual([['STRIPE_SECRET_KEY', 'failed']])
    billing.stripe.setAway(true)
    expect(await outcomes()).toEqual([['STRIPE_SECRET_KEY', 'warning']])
  })
})

// Proves BILL-40.
it('a server needs all settings of Stripe or none, and no live key in a demonstration', () => {
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_12345678' })).toThrow(
    new EnvironmentError([
      ['STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY'],
      ['STRIPE_PRICE_PREMIUM', 'is needed with STRIPE_SECRET_KEY'],
    ]),
  )
  const otherSettings = { STRIPE_WEBHOOK_SECRET: 'whsec_12345678', STRIPE_PRICE_PREMIUM: 'price_1234' }
  expect(() => readSettings({ ...otherSettings, STRIPE_SECRET_KEY: 'sk_live_12345678' })).toThrow(
    new EnvironmentError([['STRIPE_SECRET_KEY', 'must be a test key in a demonstration: sk_test_ or rk_test_']]),
  )
  expect(readSettings({ ...otherSettings, STRIPE_SECRET_KEY: 'sk_test_12345678' }).stripe).toEqual({
    secretKey: 'sk_test_12345678',
    webhookSecret: 'whsec_12345678',
    prices: { premium: 'price_1234' },
    isLive: false,
    api: 'https://api.stripe.com',
  })
  expect(() => readSettings({ ...otherSettings, STRIPE_SECRET_KEY: 'pk_test_12345678' })).toThrow('STRIPE_SECRET_KEY')
})
