/** Nobody is charged twice, late, or for what they can neither use nor stop (with the fake Stripe). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentMethod } from '#contracts/api/billing.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import { cancelMarkedSubscriptions } from '#server/features/billing/provider-links.ts'
import { reconcile } from '#server/features/billing/reconcile.ts'
import { settlePlans } from '#server/features/billing/settle-plans.ts'
import { advanceDays } from '#server/features/billing/test-gateway-simulation.ts'
import { type Member, openAccountArea } from '../kit/members.ts'
import { billingMails, openShop, planStatusOf } from '../kit/shop.ts'
import { openStripeSimulation, sessionOf } from '../kit/billing-simulation.ts'
import { RETRIES } from '../kit/stripe/account.ts'
import { rethrow } from '../kit/rethrow.ts'

let billing: Awaited<ReturnType<typeof openStripeSimulation>>
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  billing = await openStripeSimulation()
  shop = openShop(billing.area)
})
beforeEach(() => billing.stripe.setAway(false))
afterAll(() => billing.close())

const settle = () => settlePlans({ db: billing.area.db, ...billing.area.billingMail }, rethrow)
const kindsOf = async (member: Member) => (await billingMails(member)).map(({ kind }) => kind)

const maintain = () =>
  reconcile({ db: billing.area.db, gateway: billing.gateway, ...billing.area.billingMail }, rethrow)

describe('a first payment whose message was lost', () => {
  // Proves BILL-44.
  it.each(['card', 'pix'] as const)('is found and applied once by the maintenance: %s', async (method) => {
    const { account } = billing.stripe
    const { member, session, id } = await billing.begin(method)
    await maintain()
    expect(await planStatusOf(member)).toBe('free')
    if (method === 'card') account.payByCard(session)
    else account.payByPix(session)
    const events = account.drainEvents()
    expect([await maintain(), await maintain()]).toEqual([1, 0])
    for (const event of events) await billing.post(JSON.stringify(event))
    expect([await planStatusOf(member), await kindsOf(member), await shop.status(member, id)]).toMatchObject([
      'active',
      ['planPaid'],
      { checkout: { status: 'paid' } },
    ])
  })

  // Proves BILL-10, BILL-17, BILL-44.
  it('is found when its page is to be closed: it is not cancelled, and the plan not sold again', async () => {
    const { account } = billing.stripe
    const [first, second] = [await billing.begin('card'), await billing.begin('pix')]
    account.payByCard(first.session)
    account.payByPix(second.session)
    account.drainEvents()
    expect((await first.member.call('DELETE', '/api/billing/checkout')).body).toMatchObject({
      subscription: { status: 'active' },
      checkout: { status: 'paid' },
    })
    expect([(await shop.checkout(second.member)).body['code'], await planStatusOf(second.member)]).toEqual([
      'billing.alreadyActive',
      'active',
    ])
  })
})

const beginMonth = async (card: 'works' | 'fails' = 'works') => {
  const member = await billing.area.member()
  const id = await billing.charge(member)
  const end = (await shop.status(member)).subscription?.current_period_end ?? ''
  const pass = async (days: number, outcome = card) => {
    await billing.advance(member, id, days, outcome)
    await billing.deliverWebhooks(id)
    await settle()
  }
  await pass((Date.parse(end) - Date.now()) / 86_400_000 + 0.01)
  return { member, id, pass }
}

describe('a renewal that Stripe still prepares', () => {
  beforeEach(() => billing.stripe.account.setDraft(1))
  afterEach(() => billing.stripe.account.setDraft(0))

  // Proves BILL-10, BILL-43.
  it('is not reported as late, and cannot be paid a second time', async () => {
    const { member, pass } = await beginMonth()
    const { data } = await member.browser.from('subscriptions').select('status,is_ending,is_charged')
    expect([await planStatusOf(member), data]).toEqual([
      'active, being renewed',
      [{ status: 'active', is_ending: false, is_charged: true }],
    ])
    expect([await kindsOf(member), (await shop.checkout(member)).body['code']]).toEqual([
      ['planPaid'],
      'billing.alreadyActive',
    ])
    await pass(0.05)
    expect([await planStatusOf(member), await kindsOf(member)]).toEqual(['active', ['planRenewed', 'planPaid']])
  })

  // Proves BILL-43.
  it('becomes late if the charge fails, or without an event about it for a day', async () => {
    const [failedMonth, unpaidMonth] = [await beginMonth(), await beginMonth()]
    await failedMonth.pass(0.05, 'fails')
    expect([await kindsOf(failedMonth.member), (await shop.checkout(failedMonth.member)).status]).toEqual([
      ['renewalFailed', 'planPaid'],
      201,
    ])
    await advanceDays(billing.area.db, unpaidMonth.member.id, 1)
    await settle()
    expect([await kindsOf(unpaidMonth.member), (await shop.checkout(unpaidMonth.member)).status]).toEqual([
      ['planPastDue', 'planPaid'],
      201,
    ])
  })
})

// Proves BILL-37, BILL-53.
it('a subscription that cannot be ended at Stripe does not prevent the end of others, and is retried', async () => {
  const [first, second] = [
    await billing.charge(await billing.area.member()),
    await billing.charge(await billing.area.member()),
  ]
  await billing.area.db.query(
    `update private.provider_subscriptions set is_unwanted = true, created_at = now() - (id = $1)::int * interval '1 day'
     where id in ($1, $2)`,
    [first, second],
  )
  const failures: unknown[] = []
  const failingGateway: PaymentGateway = {
    ...billing.gateway,
    end: (id) => (id === first ? Promise.reject(new TypeError('refused')) : billing.gateway.end(id)),
  }
  const endAt = (gateway: PaymentGateway) =>
    cancelMarkedSubscriptions({ db: billing.area.db, gateway }, (error) => void failures.push(error))
  await endAt(failingGateway)
  expect([failures.length, billing.isOver(first), billing.isOver(second)]).toEqual([1, false, true])
  await endAt(billing.gateway)
  expect([failures.length, billing.isOver(first)]).toEqual([1, true])
})

/** Deactivated by an administrator, or activated again. */
const setActive = async (member: Member, isActive: boolean) => {
  const admin = await billing.area.admin()
  const changes = { is_active: isActive, note: 'Pedido por telefone', ...(!isActive && { reason: 'request' }) }
  return (await admin.call('PATCH', `/api/admin/users/${member.id}`, changes)).status
}

const signIn = async ({ email, password }: Member) => {
  const { data } = await billing.area.browser().auth.signInWithPassword({ email, password })
  return { Authorization: `Bearer ${data.session?.access_token}` }
}

describe('at Stripe a deactivated account', () => {
  // Proves BILL-45.
  it('is charged for no further month, also if Stripe was unreachable, and can resume once it is active again', async () => {
    const member = await billing.area.member()
    const id = await billing.charge(member)
    billing.stripe.setAway(true)
    expect([await setActive(member, false), billing.cancelsAtPeriodEnd(id)]).toEqual([200, false])
    billing.stripe.setAway(false)
    await maintain()
    expect([billing.cancelsAtPeriodEnd(id), await kindsOf(member)]).toEqual([true, ['planCancelled', 'planPaid']])
    await setActive(member, true)
    const resumed = await billing.area.send('POST', '/api/billing/upgrade', {}, await signIn(member))
    expect([resumed.body, billing.cancelsAtPeriodEnd(id)]).toMatchObject([
      { subscription: { is_ending: false } },
      false,
    ])
    await maintain()
    expect(billing.cancelsAtPeriodEnd(id)).toBe(false)
    expect([await setActive(member, false), billing.cancelsAtPeriodEnd(id)]).toEqual([200, true])
  })

  // Proves BILL-45.
  it('is not charged for a month whose charge failed before', async () => {
    const { member, id } = await beginMonth('fails')
    await setActive(member, false)
    expect([billing.isOver(id), (await kindsOf(member))[0]]).toEqual([true, 'planEnded'])
  })
})

describe('a payment page of a deactivated account', () => {
  // Proves BILL-60.
  it.each(['card', 'pix'] as const)('is closed, also if Stripe was unreachable: %s', async (method) => {
    const { member, session } = await billing.begin(method)
    const other = await billing.begin(method)
    const pageOf = (id: string) => billing.stripe.account.sessions.get(id)?.status
    billing.stripe.setAway(true)
    expect([await setActive(member, false), pageOf(session)]).toEqual([200, 'open'])
    billing.stripe.setAway(false)
    await maintain()
    expect([pageOf(session), pageOf(other.session)]).toEqual(['expired', 'open'])
    await setActive(other.member, false)
    expect(pageOf(other.session)).toBe('expired')
  })

  // Proves BILL-45, BILL-60.
  it('pays for one month if it was paid before it could be closed', async () => {
    const { member, session } = await billing.begin('card')
    const id = billing.stripe.account.payByCard(session)
    billing.stripe.account.drainEvents()
    await setActive(member, false)
    expect([billing.cancelsAtPeriodEnd(id), await kindsOf(member)]).toEqual([true, ['planCancelled', 'planPaid']])
  })
})

describe('a Pix that is paid in the grace period', () => {
  // Proves BILL-10, BILL-37, BILL-46.
  it('ends the subscription, which would charge the card for the same month', async () => {
    const { member, id, pass } = await beginMonth('fails')
    const { url } = await shop.checkout(member, 'premium', 'pt', 'pix')
    billing.stripe.account.payByPix(sessionOf(url))
    await billing.deliverWebhooks(id)
    expect([billing.isOver(id), await planStatusOf(member)]).toEqual([true, 'active'])
    await pass(3, 'works')
    const { data } = await shop.payments(member)
    expect(data.map(({ method, status }) => `${method} ${status}`).toSorted()).toEqual([
      'card failed',
      'card paid',
      'pix paid',
    ])
    expect([await planStatusOf(member), await kindsOf(member)]).toEqual([
      'active',
      ['planPaid', 'renewalFailed', 'planPaid'],
    ])
  })
})

describe('a Pix that was refunded before the event of its payment arrived', () => {
  // Proves BILL-35, BILL-47.
  it.each(['refunded', 'disputed'] as const)('applies payment and %s in either event order', async (reversal) => {
    const { member, session } = await billing.begin('pix')
    billing.stripe.account.payByPix(session)
    billing.stripe.account.reversePayment(session, reversal)
    const answers: number[] = []
    for (const event of billing.stripe.account.drainEvents().toReversed()) {
      answers.push((await billing.post(JSON.stringify(event))).status)
    }
    expect([new Set(answers), await planStatusOf(member)]).toEqual([new Set([200]), 'ended'])
    expect((await shop.payments(member)).data.map(({ status }) => status)).toEqual([reversal])
    // Both are of one transaction, and have no order.
    const kinds = (await kindsOf(member)).toSorted()
    expect(kinds).toEqual([reversal === 'refunded' ? 'paymentRefunded' : 'paymentDisputed', 'planPaid'])
  })
})

/** Two checkouts of a member at once, of which the first is held back while its page is opened. */
const openRace = async (closing: 'before' | 'after') => {
  const member = await billing.area.member()
  const opening = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  const otherServer = await openAccountArea({
    replaced: {
      gateway: {
        ...billing.gateway,
        openCheckout: async (order) => {
          if (order.method === 'card') {
            opening.resolve()
            await released.promise
          }
          return billing.gateway.openCheckout(order)
        },
        closeCheckout: async (checkout) => {
          if (closing === 'after' && checkout.providerId === null) {
            released.resolve()
            await requested.promise
          }
          return billing.gateway.closeCheckout(checkout)
        },
      },
    },
  })
  const start = (method: PaymentMethod) =>
    otherServer.send('POST', '/api/billing/checkout', { plan: 'premium', language: 'pt', method }, member.headers)
  const card = start('card').finally(requested.resolve)
  await opening.promise
  const pix = await start('pix')
  released.resolve()
  const answers = { card: await card, pix }
  const statusOf = (url: unknown) => billing.stripe.account.sessions.get(sessionOf(String(url)))?.status
  const ofMember = await billing.area.db.query<{ id: string }>(
    'select id from private.checkouts where user_uuid = $1',
    [member.id],
  )
  const ids = new Set(ofMember.map(({ id }) => id))
  const payable = [...billing.stripe.account.sessions.values()].filter(
    ({ client_reference_id: id, status }) => status === 'open' && ids.has(id ?? ''),
  )
  return { ...answers, payable: payable.length, pixPage: statusOf(pix.body['url']) }
}

describe('two checkouts that are opened at once', () => {
  // Proves BILL-10, BILL-48.
  it('a checkout that was closed before its page opened is refused, and its page closed', async () => {
    const { card, pix, payable, pixPage } = await openRace('before')
    expect([card.status, card.body['code'], pix.status, payable, pixPage]).toEqual([
      409,
      'request.conflict',
      201,
      1,
      'open',
    ])
  })

  // Proves BILL-10, BILL-48.
  it('a checkout whose page opens while it is closed has that page closed too', async () => {
    const { card, pix, payable, pixPage } = await openRace('after')
    expect([card.status, pix.status, payable, pixPage]).toEqual([201, 201, 1, 'open'])
  })
})

// Proves BILL-49.
it('every call that needs Stripe answers 503 billing.unavailable while Stripe is unreachable, and logs why', async () => {
  const member = await billing.area.member()
  await billing.charge(member)
  const { member: buyer } = await billing.begin('card')
  billing.stripe.setAway(true)
  const before = billing.area.lines.length
  const answers = [
    await shop.checkout(await billing.area.member()),
    await buyer.call('DELETE', '/api/billing/checkout'),
    await member.call('POST', '/api/billing/portal', { language: 'pt' }),
    await member.call('POST', '/api/billing/cancel', {}),
    await member.call('POST', '/api/billing/upgrade'),
  ]
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
    answers.map(() => [503, 'billing.unavailable']),
  )
  const logged = billing.area.lines.slice(before).filter((line) => line.includes('"request failed"'))
  expect(logged.length).toBe(answers.length)
})

// Proves BILL-50, BILL-55.
it('a plan that is cancelled while its renewal is prepared ends at once, and is not charged for it', async () => {
  billing.stripe.account.setDraft(1)
  const { member, id, pass } = await beginMonth()
  const { body } = await member.call('POST', '/api/billing/cancel', {})
  expect([body, billing.isOver(id)]).toMatchObject([{ subscription: { status: 'ended' } }, true])
  await pass(0.05)
  billing.stripe.account.setDraft(0)
  expect([await planStatusOf(member), await kindsOf(member)]).toEqual(['ended', ['planEnded', 'planPaid']])
})

describe('a plan that is cancelled in its grace period', () => {
  // Proves BILL-03, BILL-50.
  it('ends at once, with the attempts to charge the card', async () => {
    const { member, id, pass } = await beginMonth('fails')
    const { status, body } = await member.call('POST', '/api/billing/cancel', {})
    expect([status, body, billing.isOver(id)]).toMatchObject([200, { subscription: { status: 'ended' } }, true])
    await pass(3, 'works')
    expect([await planStatusOf(member), await kindsOf(member)]).toEqual([
      'ended',
      ['planEnded', 'renewalFailed', 'planPaid'],
    ])
    expect((await member.call('POST', '/api/billing/cancel', {})).body['code']).toBe('billing.noSubscription')
  })

  // Proves BILL-50.
  it('needs no provider if a Pix paid for it; else it is unchanged while the provider is unreachable', async () => {
    const [{ member: overdueMember }, pixMember] = [await beginMonth('fails'), await billing.area.member()]
    await shop.subscribe(pixMember, '-1 day')
    billing.stripe.setAway(true)
    const answers = [
      await overdueMember.call('POST', '/api/billing/cancel', {}),
      await pixMember.call('POST', '/api/billing/cancel', {}),
    ]
    expect([
      answers.map(({ status }) => status >= 500),
      await planStatusOf(overdueMember),
      await planStatusOf(pixMember),
    ]).toEqual([[true, false], 'past_due', 'ended'])
  })
})

// Proves BILL-80.
it('a plan that ended after its grace period is not charged any more, even if Stripe retries the card for longer', async () => {
  billing.stripe.account.setRetries([2, 8])
  const { member, id, pass } = await beginMonth('fails')
  billing.stripe.account.setRetries(RETRIES)
  await pass(5)
  await maintain()
  await pass(3, 'works')
  expect([billing.isOver(id), await planStatusOf(member), await kindsOf(member)]).toEqual([
    true,
    'ended',
    ['planEnded', 'renewalFailed', 'planPaid'],
  ])
})
