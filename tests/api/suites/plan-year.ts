/** A simulated year of subscriptions: the provider's events, the plan that the member reads, and the mails. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { PLAN_GRACE_DAYS } from '#contracts/limits.ts'
import { reconcile } from '#server/features/billing/reconcile.ts'
import { settlePlans } from '#server/features/billing/settle-plans.ts'
import {
  chargeTest,
  endTest,
  readTest,
  reverseTestPayment,
} from '#server/features/billing/test-gateway-subscriptions.ts'
import { PLAN_EVENTS, advanceDays } from '#server/features/billing/test-gateway-simulation.ts'
import { createTestGateway, signTestEvent, testEvent } from '#server/features/billing/test-gateway.ts'
import { isQuick } from '#tests/kit/tier.ts'
import { unreachableGateway } from '../kit/gateways.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { ORIGIN } from '../kit/server.ts'
import { billingMails, openShop, planStatusOf } from '../kit/shop.ts'
import { openStripeSimulation, openTestGatewaySimulation } from '../kit/billing-simulation.ts'
import { rethrow } from '../kit/rethrow.ts'

let area: AccountArea
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  area = await openAccountArea()
  shop = openShop(area)
})

const deps = () => ({
  db: area.db,
  ...area.billingMail,
  gateway: createTestGateway({ signingKey: area.secrets.signingKey, origin: ORIGIN }),
})
const settleAll = () => settlePlans(deps(), rethrow)

const pass = (member: Member, days: number) => advanceDays(area.db, member.id, days)
const daysLeft = async (member: Member) => {
  const end = (await shop.status(member)).subscription?.current_period_end
  return (Date.parse(end ?? '') - Date.now()) / 86_400_000
}
/** Until just after the end of the paid period. */
const passPeriod = async (member: Member) => pass(member, (await daysLeft(member)) + 0.01)

const isUnlimited = async (member: Member) =>
  ((await member.call('GET', '/api/user/usage-30d')).body['usage'] as { monthly_limit: number | null })
    .monthly_limit === null

const paymentsOf = async (member: Member) => (await shop.payments(member)).data.map(({ status }) => status)

/** Reads the billing mails since the last call, and the whole state of the plan that the member sees. */
const openObserver = (member: Member) => {
  let readCount = 0
  return async () => {
    const mails = await billingMails(member)
    const newKinds = mails.slice(0, mails.length - readCount).map(({ kind }) => kind)
    readCount = mails.length
    const last = (await paymentsOf(member))[0]
    return [
      await planStatusOf(member),
      (await isUnlimited(member)) ? 'unlimited' : 'limited',
      last,
      newKinds.toReversed(),
    ]
  }
}

describe.each([
  ['test gateway', openTestGatewaySimulation],
  ['Stripe', openStripeSimulation],
])('a year of a plan: %s', (_provider, open) => {
  let billing: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    billing = await open()
  })
  afterAll(() => billing.close())

  // Proves BILL-02, BILL-23, BILL-34, BILL-35, BILL-39.
  it.each(isQuick ? [DEFAULT_LANGUAGE] : LANGUAGES)('is applied and mailed: %s', async (language) => {
    const member = await billing.area.member()
    await area.db.query('update public.users set language = $2 where id = $1', [member.id, LANGUAGE_TAGS[language]])
    const observe = openObserver(member)
    const id = await billing.charge(member)
    expect(await observe()).toEqual(['active', 'unlimited', 'paid', ['planPaid']])

    const deliverEvents = async (of: string = id) => {
      const answers = await billing.deliverWebhooks(of)
      await settlePlans({ db: area.db, ...area.billingMail }, rethrow)
      expect(new Set(answers)).toEqual(new Set([200]))
      return observe()
    }
    const nextPeriod = async (card: 'works' | 'fails', of: string = id) => {
      await billing.advance(member, of, (await daysLeft(member)) + 0.01, card)
      return deliverEvents(of)
    }
    expect(await nextPeriod('works')).toEqual(['active', 'unlimited', 'paid', ['planRenewed']])
    expect(await nextPeriod('fails')).toEqual(['past_due', 'unlimited', 'failed', ['renewalFailed']])
    await billing.advance(member, id, 2, 'fails')
    expect(await deliverEvents()).toEqual(['past_due', 'unlimited', 'failed', ['renewalFailed']])
    await billing.advance(member, id, 1, 'works')
    expect(await deliverEvents()).toEqual(['active', 'unlimited', 'paid', ['planRecovered']])

    await member.call('POST', '/api/billing/cancel', {})
    expect([billing.cancelsAtPeriodEnd(id), await deliverEvents()]).toEqual([
      true,
      ['active, ending', 'unlimited', 'paid', ['planCancelled']],
    ])
    await member.call('POST', '/api/billing/upgrade')
    expect([billing.cancelsAtPeriodEnd(id), await deliverEvents()]).toEqual([
      false,
      ['active', 'unlimited', 'paid', ['planResumed']],
    ])

    expect(await nextPeriod('fails')).toEqual(['past_due', 'unlimited', 'failed', ['renewalFailed']])
    await billing.endGracePeriod(member, id, PLAN_GRACE_DAYS)
    expect(await deliverEvents()).toEqual(['ended', 'limited', 'failed', ['planEnded']])

    const secondId = await billing.charge(member)
    expect(await observe()).toEqual(['active', 'unlimited', 'paid', ['planPaid']])
    // A month whose card was declined first: the provider has several charges for it.
    expect(await nextPeriod('fails', secondId)).toEqual(['past_due', 'unlimited', 'failed', ['renewalFailed']])
    await billing.advance(member, secondId, 2, 'works')
    expect(await deliverEvents(secondId)).toEqual(['active', 'unlimited', 'paid', ['planRecovered']])
    billing.reversePayment(secondId, 'refunded')
    expect(await deliverEvents(secondId)).toEqual(['ended', 'limited', 'refunded', ['paymentRefunded']])
    expect(billing.isOver(secondId)).toBe(true)

    const third = await billing.charge(member)
    billing.reversePayment(third, 'disputed')
    expect(await deliverEvents(third)).toEqual(['ended', 'limited', 'disputed', ['planPaid', 'paymentDisputed']])
    expect([await deliverEvents(secondId), await deliverEvents(id)]).toEqual([
      ['ended', 'limited', 'disputed', []],
      ['ended', 'limited', 'disputed', []],
    ])

    const mails = await billingMails(member)
    expect(new Set(mails.map((mail) => mail.language))).toEqual(new Set([language]))
    expect(mails.filter(({ text }) => /\{\{|undefined|null/.test(text))).toEqual([])
    const numbers = (await shop.payments(member)).data.flatMap(({ receipt_number: number }) => number ?? [])
    expect(new Set(numbers).size).toBe(6)
  })
})

describe('a subscription at the provider', () => {
  // Proves BILL-34.
  it('is stored with its customer and price, and cannot be read by users', async () => {
    const member = await area.member()
    const id = await shop.charge(member)
    const rows = await area.db.query('select customer_id, price_id from private.provider_subscriptions where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ customer_id: expect.stringMatching(/^test_cus_/), price_id: 'test_price_premium' }])
    expect(JSON.stringify([await shop.status(member), await shop.payments(member)])).not.toContain('test_')
  })

  // Proves BILL-34.
  it('is applied if its event arrives before or after that of its checkout', async () => {
    const member = await area.member()
    const { id, url } = await shop.checkout(member)
    await shop.choose(url, 'paid-card')
    const paid = { type: 'checkout.paid', method: 'card', subscription_id: `test_sub_${id}` } as const
    const checkoutEvent = testEvent(area.secrets.signingKey, { checkoutId: id }, paid)
    await Promise.all([
      shop.notifyChange(paid.subscription_id),
      shop.post(checkoutEvent),
      shop.notifyChange(paid.subscription_id),
    ])
    expect([await paymentsOf(member), (await billingMails(member)).map(({ kind }) => kind)]).toEqual([
      ['paid'],
      ['planPaid'],
    ])
  })

  // Proves BILL-34, OPS-15.
  it('without any webhook is read from the provider by the maintenance', async () => {
    const member = await area.member()
    const id = await shop.charge(member)
    await passPeriod(member)
    chargeTest(id, 'paid')
    const failures: unknown[] = []
    await reconcile({ ...deps(), gateway: unreachableGateway }, (error) => failures.push(error))
    expect([failures.length > 0, await planStatusOf(member)]).toEqual([true, 'active, being renewed'])
    expect(await reconcile(deps(), rethrow)).toBeGreaterThan(0)
    expect(await reconcile(deps(), rethrow)).toBe(0)
    await settleAll()
    expect([await planStatusOf(member), (await billingMails(member)).map(({ kind }) => kind)]).toEqual([
      'active',
      ['planRenewed', 'planPaid'],
    ])
  })

  // Proves BILL-34.
  it('is not lost if the provider is unreachable: the event is requested again', async () => {
    const member = await area.member()
    const id = await shop.charge(member)
    await passPeriod(member)
    chargeTest(id, 'paid')
    const { gateway } = deps()
    const { readSubscription } = unreachableGateway
    const otherShop = openShop(await openAccountArea({ replaced: { gateway: { ...gateway, readSubscription } } }))
    expect([(await otherShop.notifyChange(id)).status, await planStatusOf(member)]).toEqual([
      503,
      'active, being renewed',
    ])
    expect([(await shop.notifyChange(id)).status, await planStatusOf(member)]).toEqual([200, 'active'])
  })

  // Proves BILL-37.
  it('is ended there if another plan replaced it, which does not end the new one', async () => {
    const member = await area.member()
    const first = await shop.charge(member)
    await passPeriod(member)
    await pass(member, PLAN_GRACE_DAYS)
    const second = await shop.charge(member)
    expect([readTest(first)?.status, readTest(second)?.status]).toEqual(['ended', 'active'])
    await shop.notifyChange(first)
    expect(await planStatusOf(member)).toBe('active')
  })

  // Proves BILL-35.
  it('ends after the days that were paid if it is cancelled at the provider', async () => {
    const member = await area.member()
    const id = await shop.charge(member)
    endTest(id)
    await shop.notifyChange(id)
    expect([await planStatusOf(member), (await billingMails(member)).map(({ kind }) => kind)]).toEqual([
      'active, ending',
      ['planCancelled', 'planPaid'],
    ])
  })

  // Proves BILL-35.
  it('keeps the months of other payments after a refund', async () => {
    const member = await area.member()
    const id = await shop.charge(member)
    const before = await daysLeft(member)
    chargeTest(id, 'paid')
    await shop.notifyChange(id)
    reverseTestPayment(id, 'refunded')
    await shop.notifyChange(id)
    expect([await planStatusOf(member), Math.abs((await daysLeft(member)) - before) < 0.01]).toEqual(['active', true])
    expect((await paymentsOf(member)).toSorted()).toEqual(['paid', 'refunded'])
  })
})

// Proves BILL-34.
it('an event of a type that is not used is acknowledged and stored, and one without an account is acknowledged', async () => {
  const id = randomUUID()
  const unrelated = signTestEvent(area.secrets.signingKey, { id, type: 'invoice.upcoming' })
  const answers = [
    await shop.post(unrelated),
    await shop.post(unrelated),
    await shop.notifyChange('test_sub_of_nobody'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await area.db.query('select type from private.payment_messages where id = $1', [id])).toEqual([
    { type: 'invoice.upcoming' },
  ])
  const malformedEvent = signTestEvent(area.secrets.signingKey, { id: randomUUID(), type: 'checkout.paid' })
  expect((await shop.post(malformedEvent)).status).toBe(403)
})

const openPortal = async (member: Member) => {
  const { body } = await member.call('POST', '/api/billing/portal', { language: 'pt' })
  const url = new URL(String(body['url']))
  const page = await (await area.request(url)).text()
  const user = url.searchParams.get('user') ?? ''
  return { user, events: [...page.matchAll(/name="event" value="(\w+)"/g)].map(([, event = '']) => event) }
}
const sendEvent = (fields: Record<string, string>) =>
  area.request('/test-gateway/portal', { method: 'POST', body: new URLSearchParams(fields) })

const press = async (member: Member, event: string) => {
  const { user, events } = await openPortal(member)
  expect(events).toContain(event)
  const answer = await sendEvent({ user, event, back: '/pt/subscription' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/pt/subscription'])
}

describe('on the portal of the test gateway, every button', () => {
  const pressed = new Set<string>()
  const walk = async (member: Member, events: readonly string[]) => {
    const observe = openObserver(member)
    await observe()
    const lines: string[] = []
    for (const event of events) {
      pressed.add(event)
      await press(member, event)
      const [plan, , payment, mails] = await observe()
      lines.push([event, plan, payment, ...(mails as string[])].join(' '))
    }
    return lines
  }

  // Proves BILL-41.
  it('simulates a card that is charged, declined, paid, disputed, refunded and abandoned', async () => {
    const [member, other] = [await area.member(), await area.member()]
    await shop.charge(member)
    expect(await walk(member, ['renew', 'fail', 'fail', 'recover', 'dispute'])).toEqual([
      'renew active paid planRenewed',
      'fail past_due failed renewalFailed',
      'fail past_due failed renewalFailed',
      'recover active paid planRecovered',
      'dispute ended disputed paymentDisputed',
    ])
    await shop.charge(other)
    expect(await walk(other, ['renew', 'end'])).toEqual(['renew active paid planRenewed', 'end ended paid planEnded'])
    expect((await openPortal(other)).events).toEqual([])
  })

  // Proves BILL-36, BILL-41.
  it('simulates the end of the month of a Pix, and its refund', async () => {
    const [member, other] = [await area.member(), await area.member()]
    await shop.choose((await shop.checkout(member)).url, 'paid-pix')
    expect(await walk(member, ['soon', 'late', 'end'])).toEqual([
      'soon active paid planEndsSoon',
      'late past_due paid planPastDue',
      'end ended paid planEnded',
    ])
    await shop.choose((await shop.checkout(other)).url, 'paid-pix')
    expect(await walk(other, ['refund'])).toEqual(['refund ended refunded paymentRefunded'])
    expect(pressed).toEqual(new Set(PLAN_EVENTS))
  })

  it('needs the link of the account, and returns to no other host', async () => {
    const member = await area.member()
    await shop.charge(member)
    const { user } = await openPortal(member)
    const answers = [
      await sendEvent({ user: 'forged', event: 'renew', back: '/pt/subscription' }),
      await sendEvent({ user, event: 'steal', back: '/pt/subscription' }),
      await sendEvent({ user, event: 'renew', back: '//elsewhere.example' }),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
      [404, null],
      [400, null],
      [303, '/'],
    ])
  })
})
