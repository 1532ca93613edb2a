/** What becomes of payments whose account is deleted: at Stripe, by the stand-in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, openAccountArea } from '../kit/members.ts'
import { moneyMails, openShop, planStatusOf } from '../kit/shop.ts'
import { openStripeYear, sessionOf } from '../kit/years.ts'

let year: Awaited<ReturnType<typeof openStripeYear>>
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  year = await openStripeYear()
  shop = openShop(year.area)
})
beforeEach(() => year.standIn.setAway(false))
afterAll(() => year.close())

// Proves BILL-42.
describe('at Stripe a deleted account', () => {
  it('has no page left that can be paid, and keeps everything if one could not be closed', async () => {
    const { member, session } = await year.begin('pix')
    year.standIn.setAway(true)
    const refused = await member.call('DELETE', '/api/user/account', {})
    expect([refused.body['code'], (await member.call('GET', '/api/user/profile')).status]).toEqual([
      'account.deletionFailed',
      200,
    ])
    year.standIn.setAway(false)
    expect((await member.call('DELETE', '/api/user/account', {})).status).toBe(200)
    expect(year.standIn.account.sessions.get(session)?.status).toBe('expired')
  })

  it('is charged no second month by a card that its page took meanwhile', async () => {
    const member = await year.area.member()
    const session = sessionOf((await shop.checkout(member)).url)
    await member.call('DELETE', '/api/user/account', {})
    const id = year.standIn.account.payByCard(session)
    const events = year.standIn.account.takeEvents().map((event) => JSON.stringify(event))
    year.standIn.setAway(true)
    expect([(await year.post(events[0] ?? '')).status >= 500, year.isOver(id)]).toEqual([true, false])
    year.standIn.setAway(false)
    const answers: number[] = []
    for (const event of events) answers.push((await year.post(event)).status)
    expect([new Set(answers), year.isOver(id)]).toEqual([new Set([200]), true])
  })
})

// Proves BILL-42.
it('an account that is charged is not deleted by a server without the settings of its provider', async () => {
  const [charged, free] = [await year.area.member(), await year.area.member()]
  const id = await year.charge(charged)
  const elsewhere = await openAccountArea({ replaced: { gateway: null } })
  const remove = ({ headers }: Member) => elsewhere.send('DELETE', '/api/user/account', {}, headers)
  const answers = [await remove(charged), await remove(free)]
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
    [503, 'billing.unavailable'],
    [200, undefined],
  ])
  expect([(await charged.call('DELETE', '/api/user/account', {})).status, year.isOver(id)]).toEqual([200, true])
})

const refunds = () => year.standIn.requests.filter(({ path }) => path === '/v1/refunds').length

// Proves BILL-54.
describe('a payment that arrives after its account was deleted', () => {
  it.each(['pix', 'card'] as const)('is paid back, once, also if Stripe was away: %s', async (method) => {
    const { account } = year.standIn
    const { member, session } = await year.begin(method)
    await member.call('DELETE', '/api/user/account', {})
    if (method === 'card') account.payByCard(session)
    else account.payByPix(session)
    const charge = [...account.charges.values()].at(-1)
    const events = account.takeEvents().map((event) => JSON.stringify(event))
    const postAll = async () => {
      for (const event of events) await year.post(event)
    }
    const [asked, logged] = [refunds(), year.area.lines.length]
    year.standIn.setAway(true)
    await postAll()
    expect(charge?.refunded).toBe(false)
    year.standIn.setAway(false)
    await postAll()
    expect(charge?.refunded).toBe(true)
    const before = refunds()
    // What Stripe then says of the refund is about nobody.
    expect(new Set(await year.hear('none'))).toEqual(new Set([200]))
    await postAll()
    expect([before > asked, account.takeEvents()]).toEqual([true, []])
    const told = year.area.lines.slice(logged).filter((line) => line.includes('"payment without an account refunded"'))
    expect([told.length > 0, told.join('').includes(member.id)]).toEqual([true, false])
    expect((await member.mails()).map(({ kind }) => kind)).toEqual(['accountDeleted'])
  })

  it('is left alone if another program took it', async () => {
    const { account } = year.standIn
    const { session } = await year.begin('pix')
    Object.assign(account.sessions.get(session)!, { client_reference_id: crypto.randomUUID(), metadata: {} })
    account.payByPix(session)
    const asked = refunds()
    expect([new Set(await year.hear('none')), refunds()]).toEqual([new Set([200]), asked])
  })
})

/** Restores a dump that was made before the account bought anything. */
const forget = async ({ id }: Member) => {
  await year.area.db.query('update public.users set subscription_id = null where id = $1', [id])
  await year.area.db.query(
    `delete from private.provider_invoices i using public.payments p where p.id = i.payment_id and p.user_uuid = $1`,
    [id],
  )
  for (const table of [
    'private.provider_subscriptions',
    'public.payments',
    'public.subscriptions',
    'private.checkouts',
  ])
    await year.area.db.query(`delete from ${table} where user_uuid = $1`, [id])
  await year.area.db.query('delete from private.payment_messages')
}

const kindsOf = async (member: Member) => (await moneyMails(member)).map(({ kind }) => kind)

/** A subscription that was begun after the dump that is restored. */
const lost = async () => {
  const member = await year.area.member()
  const id = await year.charge(member)
  const end = (await shop.status(member)).subscription?.current_period_end ?? ''
  await forget(member)
  return { member, id, daysLeft: (Date.parse(end) - Date.now()) / 86_400_000, asked: refunds() }
}

// Proves BILL-59.
describe('a payment that a restored database does not know', () => {
  it.each(['first month', 'renewal'] as const)('counts for its account, which exists, by card: %s', async (month) => {
    const { member, id, daysLeft, asked } = await lost()
    if (month === 'renewal') await year.pass(member, id, daysLeft + 0.01, 'works')
    const logged = year.area.lines.length
    expect(new Set(await year.hear(id))).toEqual(new Set([200]))
    const bought = month === 'renewal' ? ['planRenewed', 'planPaid'] : ['planPaid']
    expect([year.isOver(id), refunds() - asked, await planStatusOf(member)]).toEqual([false, 0, 'active'])
    // The mail of the purchase was sent before the dump was restored.
    expect((await kindsOf(member)).toSorted()).toEqual([...bought, 'planPaid'].toSorted())
    expect((await shop.payments(member)).data.map(({ amount_cents: cents }) => cents)).toEqual(bought.map(() => 2990))
    const told = year.area.lines.slice(logged).filter((line) => line.includes('"lost checkout restored"'))
    expect([told.length, told.join('').includes(member.id)]).toEqual([1, false])
  })

  it('counts for its account, which exists, by Pix', async () => {
    const { member, session } = await year.begin('pix')
    year.standIn.account.payByPix(session)
    await forget(member)
    const asked = refunds()
    expect(new Set(await year.hear('none'))).toEqual(new Set([200]))
    expect([refunds() - asked, await planStatusOf(member), await kindsOf(member)]).toEqual([0, 'active', ['planPaid']])
  })

  it('is left for an operator if it does not name its account, and its customer is the one of an account', async () => {
    const { id, asked } = await lost()
    const subscription = year.standIn.account.subscriptions.get(id)!
    subscription.metadata = { checkout_id: subscription.metadata['checkout_id'] ?? '' }
    const other = await year.area.member()
    await year.charge(other)
    await year.area.db.query('update private.provider_subscriptions set customer_id = $2 where user_uuid = $1', [
      other.id,
      subscription.customer,
    ])
    const logged = year.area.lines.length
    expect([new Set(await year.hear(id)), year.isOver(id), refunds() - asked]).toEqual([new Set([500]), false, 0])
    expect(year.area.lines.slice(logged).join('')).toContain('PayerWithoutCheckout')
  })
})
