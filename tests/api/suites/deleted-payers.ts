/** Payments whose account is deleted, with the fake Stripe. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, openAccountArea } from '../kit/members.ts'
import { billingMails, openShop, planStatusOf } from '../kit/shop.ts'
import { openStripeSimulation, sessionOf } from '../kit/billing-simulation.ts'

let billing: Awaited<ReturnType<typeof openStripeSimulation>>
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  billing = await openStripeSimulation()
  shop = openShop(billing.area)
})
beforeEach(() => billing.stripe.setAway(false))
afterAll(() => billing.close())

// Proves BILL-42.
describe('at Stripe a deleted account', () => {
  it('has no payable page left; the deletion is refused if a page could not be closed', async () => {
    const { member, session } = await billing.begin('pix')
    billing.stripe.setAway(true)
    const refused = await member.call('DELETE', '/api/user/account', {})
    expect([refused.body['code'], (await member.call('GET', '/api/user/profile')).status]).toEqual([
      'account.deletionFailed',
      200,
    ])
    billing.stripe.setAway(false)
    expect((await member.call('DELETE', '/api/user/account', {})).status).toBe(200)
    expect(billing.stripe.account.sessions.get(session)?.status).toBe('expired')
  })

  it('is not charged a second month for a card that its page accepted meanwhile', async () => {
    const member = await billing.area.member()
    const session = sessionOf((await shop.checkout(member)).url)
    await member.call('DELETE', '/api/user/account', {})
    const id = billing.stripe.account.payByCard(session)
    const events = billing.stripe.account.drainEvents().map((event) => JSON.stringify(event))
    billing.stripe.setAway(true)
    expect([(await billing.post(events[0] ?? '')).status >= 500, billing.isOver(id)]).toEqual([true, false])
    billing.stripe.setAway(false)
    const answers: number[] = []
    for (const event of events) answers.push((await billing.post(event)).status)
    expect([new Set(answers), billing.isOver(id)]).toEqual([new Set([200]), true])
  })
})

// Proves BILL-42.
it('a charged account is not deleted by a server without the settings of its provider', async () => {
  const [charged, free] = [await billing.area.member(), await billing.area.member()]
  const id = await billing.charge(charged)
  const otherServer = await openAccountArea({ replaced: { gateway: null } })
  const remove = ({ headers }: Member) => otherServer.send('DELETE', '/api/user/account', {}, headers)
  const answers = [await remove(charged), await remove(free)]
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
    [503, 'billing.unavailable'],
    [200, undefined],
  ])
  expect([(await charged.call('DELETE', '/api/user/account', {})).status, billing.isOver(id)]).toEqual([200, true])
})

const refunds = () => billing.stripe.requests.filter(({ path }) => path === '/v1/refunds').length

// Proves BILL-54.
describe('a payment that arrives after its account was deleted', () => {
  it.each(['pix', 'card'] as const)('is refunded once, also if Stripe was unreachable: %s', async (method) => {
    const { account } = billing.stripe
    const { member, session } = await billing.begin(method)
    await member.call('DELETE', '/api/user/account', {})
    if (method === 'card') account.payByCard(session)
    else account.payByPix(session)
    const charge = [...account.charges.values()].at(-1)
    const events = account.drainEvents().map((event) => JSON.stringify(event))
    const postAll = async () => {
      for (const event of events) await billing.post(event)
    }
    const [refundCount, lineCount] = [refunds(), billing.area.lines.length]
    billing.stripe.setAway(true)
    await postAll()
    expect(charge?.refunded).toBe(false)
    billing.stripe.setAway(false)
    await postAll()
    expect(charge?.refunded).toBe(true)
    const before = refunds()
    // Stripe's event about the refund then has no account.
    expect(new Set(await billing.deliverWebhooks('none'))).toEqual(new Set([200]))
    await postAll()
    expect([before > refundCount, account.drainEvents()]).toEqual([true, []])
    const logLines = billing.area.lines
      .slice(lineCount)
      .filter((line) => line.includes('"payment without an account refunded"'))
    expect([logLines.length > 0, logLines.join('').includes(member.id)]).toEqual([true, false])
    expect((await member.mails()).map(({ kind }) => kind)).toEqual(['accountDeleted'])
  })

  it('is not refunded if another program received it', async () => {
    const { account } = billing.stripe
    const { session } = await billing.begin('pix')
    Object.assign(account.sessions.get(session)!, { client_reference_id: crypto.randomUUID(), metadata: {} })
    account.payByPix(session)
    const refunded = refunds()
    expect([new Set(await billing.deliverWebhooks('none')), refunds()]).toEqual([new Set([200]), refunded])
  })
})

/** Restores a dump that was made before the account bought anything. */
const forget = async ({ id }: Member) => {
  await billing.area.db.query('update public.users set subscription_id = null where id = $1', [id])
  await billing.area.db.query(
    `delete from private.provider_invoices i using public.payments p where p.id = i.payment_id and p.user_uuid = $1`,
    [id],
  )
  for (const table of [
    'private.provider_subscriptions',
    'public.payments',
    'public.subscriptions',
    'private.checkouts',
  ])
    await billing.area.db.query(`delete from ${table} where user_uuid = $1`, [id])
  await billing.area.db.query('delete from private.payment_messages')
}

const kindsOf = async (member: Member) => (await billingMails(member)).map(({ kind }) => kind)

/** A subscription that was begun after the dump that is restored. */
const lostSubscription = async () => {
  const member = await billing.area.member()
  const id = await billing.charge(member)
  const end = (await shop.status(member)).subscription?.current_period_end ?? ''
  await forget(member)
  return { member, id, daysLeft: (Date.parse(end) - Date.now()) / 86_400_000, refunded: refunds() }
}

// Proves BILL-59.
describe('a payment that is missing in a restored database', () => {
  it.each(['first month', 'renewal'] as const)('is credited to its account, paid by card: %s', async (month) => {
    const { member, id, daysLeft, refunded } = await lostSubscription()
    if (month === 'renewal') await billing.advance(member, id, daysLeft + 0.01, 'works')
    const lineCount = billing.area.lines.length
    expect(new Set(await billing.deliverWebhooks(id))).toEqual(new Set([200]))
    const bought = month === 'renewal' ? ['planRenewed', 'planPaid'] : ['planPaid']
    expect([billing.isOver(id), refunds() - refunded, await planStatusOf(member)]).toEqual([false, 0, 'active'])
    // The mail of the purchase was sent before the dump was restored.
    expect((await kindsOf(member)).toSorted()).toEqual([...bought, 'planPaid'].toSorted())
    expect((await shop.payments(member)).data.map(({ amount_cents: cents }) => cents)).toEqual(bought.map(() => 2990))
    const logLines = billing.area.lines.slice(lineCount).filter((line) => line.includes('"lost checkout restored"'))
    expect([logLines.length, logLines.join('').includes(member.id)]).toEqual([1, false])
  })

  it('is credited to its account, paid by Pix', async () => {
    const { member, session } = await billing.begin('pix')
    billing.stripe.account.payByPix(session)
    await forget(member)
    const refunded = refunds()
    expect(new Set(await billing.deliverWebhooks('none'))).toEqual(new Set([200]))
    expect([refunds() - refunded, await planStatusOf(member), await kindsOf(member)]).toEqual([
      0,
      'active',
      ['planPaid'],
    ])
  })

  it('is left to an operator if it names no account, but its customer is that of one', async () => {
    const { id, refunded } = await lostSubscription()
    const subscription = billing.stripe.account.subscriptions.get(id)!
    subscription.metadata = { checkout_id: subscription.metadata['checkout_id'] ?? '' }
    const other = await billing.area.member()
    await billing.charge(other)
    await billing.area.db.query('update private.provider_subscriptions set customer_id = $2 where user_uuid = $1', [
      other.id,
      subscription.customer,
    ])
    const lineCount = billing.area.lines.length
    expect([new Set(await billing.deliverWebhooks(id)), billing.isOver(id), refunds() - refunded]).toEqual([
      new Set([500]),
      false,
      0,
    ])
    expect(billing.area.lines.slice(lineCount).join('')).toContain('PayerWithoutCheckout')
  })
})
