/** Only one checkout of a person can be paid at a time; a pending Pix is shown and can be cancelled. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type ForSale, reuseOrOpenCheckout } from '#server/features/billing/checkouts.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import { reconcile } from '#server/features/billing/reconcile.ts'
import { createLog } from '#server/base/log.ts'
import type { Row } from '#server/database/database.ts'
import { createSender } from '#server/mail/sender.ts'
import { stubGateway, unreachableGateway } from '../kit/gateways.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { openShop } from '../kit/shop.ts'
import { rethrow } from '../kit/rethrow.ts'

let area: AccountArea
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  area = await openAccountArea()
  shop = openShop(area)
})

const open = ({ id }: Member) =>
  area.db.query(`select id from private.checkouts where user_uuid = $1 and status in ('open', 'pending')`, [id])

describe('a checkout', () => {
  // Proves BILL-10.
  it('is reused for the same plan, in two concurrent tabs too', async () => {
    const member = await area.member()
    const checkouts = await Promise.all([shop.checkout(member), shop.checkout(member)])
    const third = await shop.checkout(member)
    expect(new Set([...checkouts, third].map(({ id }) => id)).size).toBe(1)
    expect(await open(member)).toEqual([{ id: third.id }])
  })

  it('is reused, not closed, if another tab opened it in a race', async () => {
    const { id: userId } = await area.member()
    const [plan] = await area.db.query<ForSale>(
      `select id, code, name, price_cents, currency from public.plans where code = 'premium'`,
    )
    const closed: string[] = []
    const gateway = {
      closeCheckout: ({ id }) => {
        closed.push(id)
        return Promise.resolve(null)
      },
    } as Partial<PaymentGateway> as PaymentGateway
    const request = { userId, plan: plan as ForSale, method: 'card', language: 'pt' } as const
    const checkouts: { id: string }[] = []
    const slow = {
      ...area.db,
      query: async <T extends Row>(sql: string, params?: readonly unknown[]) => {
        const rows = await area.db.query<T>(sql, params)
        if (checkouts.length === 0)
          checkouts.push(await reuseOrOpenCheckout({ ...area.billingMail, db: area.db, gateway }, request))
        return rows
      },
    }
    const reused = await reuseOrOpenCheckout({ ...area.billingMail, db: slow, gateway }, request)
    expect([reused.id, closed]).toEqual([checkouts[0]?.id, []])
  })

  it('is replaced, and can no longer be paid, if it is old or in another language', async () => {
    const member = await area.member()
    const first = await shop.checkout(member)
    const second = await shop.checkout(member, 'premium', 'en')
    await area.db.query(`update private.checkouts set created_at = now() - interval '31 minutes' where id = $1`, [
      second.id,
    ])
    const third = await shop.checkout(member, 'premium', 'en')
    expect(await open(member)).toEqual([{ id: third.id }])
    const answers = [await area.request(first.url), await shop.choose(second.url, 'paid-card')]
    expect(answers.map(({ status }) => status)).toEqual([410, 410])
    expect((await shop.status(member, first.id)).checkout?.status).toBe('canceled')
    expect((await shop.payments(member)).data).toEqual([])
  })

  it('is closed at the provider before another one is opened, also a Pix and a declined card', async () => {
    const member = await area.member()
    const closed: string[] = []
    const gateway = stubGateway({
      openCheckout: ({ checkoutId }) =>
        Promise.resolve({ url: `https://pay.prosa.test/${checkoutId}`, providerId: checkoutId }),
      closeCheckout: ({ id, providerId }) => {
        closed.push(providerId ?? id)
        return Promise.resolve(null)
      },
    })
    const otherServer = await openAccountArea({ replaced: { gateway } })
    const start = async (language: string) => {
      const order = { plan: 'premium', language }
      return String(
        (await otherServer.send('POST', '/api/billing/checkout', order, member.headers)).body['checkout_id'],
      )
    }
    const declined = await start('pt')
    await shop.notify(declined, { type: 'checkout.declined', method: 'card' })
    const waiting = await start('pt')
    await shop.notify(waiting, { type: 'checkout.pending', method: 'pix' })
    const last = await start('pt')
    expect(closed).toEqual([declined, waiting, declined])
    expect(await open(member)).toEqual([{ id: last }])
    expect((await shop.payments(member)).data.map(({ status }) => status).toSorted()).toEqual(['canceled', 'failed'])
    // A late webhook does not make a closed checkout pending again.
    await shop.notify(waiting, { type: 'checkout.pending', method: 'pix' })
    expect(await shop.waiting(member)).toBe(null)
  })

  it('stays the only open one if the provider could not close it', async () => {
    const member = await area.member()
    const { id } = await shop.checkout(member)
    const otherServer = await openAccountArea({ replaced: { gateway: unreachableGateway } })
    const answers = [
      await otherServer.send('POST', '/api/billing/checkout', { plan: 'premium', language: 'fr' }, member.headers),
      await otherServer.send('DELETE', '/api/billing/checkout', {}, member.headers),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(await open(member)).toEqual([{ id }])
  })
})

const startPix = async () => {
  const member = await area.member()
  const checkout = await shop.checkout(member)
  await shop.choose(checkout.url, 'pending-pix')
  return { member, ...checkout }
}

describe('a pending Pix', () => {
  // Proves BILL-14.
  it('is shown with amount, code and deadline, and mailed', async () => {
    const { member, id } = await startPix()
    const waiting = await shop.waiting(member)
    expect(waiting).toEqual({
      checkout_id: id,
      plan_code: 'premium',
      method: 'pix',
      amount_cents: 2990,
      currency: 'BRL',
      pix_code: `TEST-PIX-${id}`,
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    })
    const hours = (Date.parse(waiting?.expires_at ?? '') - Date.now()) / 3_600_000
    expect([hours > 23.9, hours <= 24]).toEqual([true, true])
    const [mail] = await member.mails()
    expect([
      mail?.kind,
      mail?.text.includes(`TEST-PIX-${id}`),
      mail?.text.replaceAll(/\s/g, ' ').includes('R$ 29,90'),
    ]).toEqual(['pixWaiting', true, true])
  })

  // Proves BILL-56.
  it('has its mail retried for as long as it can be paid', async () => {
    const sent: string[] = []
    const transport = { send: ({ to }: { to: string }) => Promise.resolve(void sent.push(to)) }
    const { db, metrics } = area
    const sender = createSender({ db, transport, connections: 1, metrics, log: createLog('silent') })
    const pendingPix = [await startPix(), await startPix(), await startPix()] as const
    await pendingPix[0].member.call('DELETE', '/api/billing/checkout', {})
    await db.query('update public.payments set expires_at = now() where checkout_id = $1', [pendingPix[1].id])
    await shop.notify(pendingPix[2].id, { type: 'checkout.paid', method: 'pix' })
    const { member } = await startPix()
    // Alone in the outbox, so that no mail of another test is sent.
    const ours = [...pendingPix.map((one) => one.member.email), member.email]
    await db.query(
      `update private.outbox set next_attempt_at = case when kind = 'pixWaiting' and recipient = any ($1::text[]) then now() end`,
      [ours],
    )
    await sender.sendDue()
    expect(sent).toEqual([member.email])
    for (const one of pendingPix) {
      expect((await one.member.mails()).map(({ kind }) => kind)).not.toContain('pixWaiting')
    }
  })

  // Proves BILL-17.
  it('can be cancelled by its owner, and then not be paid', async () => {
    const { member, id, url } = await startPix()
    const other = await area.member()
    expect((await other.call('DELETE', '/api/billing/checkout', {})).body).toMatchObject({ checkout: null })
    expect((await shop.waiting(member))?.checkout_id).toBe(id)
    const cancellation = await member.call('DELETE', '/api/billing/checkout', {})
    expect([cancellation.status, cancellation.body]).toEqual([
      200,
      { subscription: null, checkout: { id, status: 'canceled', plan_code: 'premium' } },
    ])
    expect((await shop.choose(url, 'paid-pix')).status).toBe(410)
    expect((await shop.payments(member)).data).toEqual([
      expect.objectContaining({ status: 'canceled', pix_code: null, receipt_number: null }),
    ])
    expect((await member.call('DELETE', '/api/billing/checkout', {})).body).toMatchObject({ checkout: null })
  })

  // Proves BILL-17.
  it('activates the plan if it was paid during the cancellation', async () => {
    const { member, id } = await startPix()
    await member.call('DELETE', '/api/billing/checkout', {})
    await shop.notify(id, { type: 'checkout.paid', method: 'pix' })
    expect(await shop.status(member, id)).toMatchObject({
      subscription: { status: 'active' },
      checkout: { status: 'paid' },
    })
  })

  // Proves BILL-105.
  it('is not pending after its deadline, but a payment counts', async () => {
    const { member, id } = await startPix()
    expect((await shop.status(member, id)).checkout).toMatchObject({ status: 'pending' })
    await area.db.query('update public.payments set expires_at = now() where checkout_id = $1', [id])
    expect([
      await shop.waiting(member),
      (await shop.payments(member)).data[0],
      (await shop.status(member, id)).checkout,
    ]).toEqual([
      null,
      expect.objectContaining({ status: 'expired', pix_code: null }),
      expect.objectContaining({ status: 'expired' }),
    ])
    await shop.notify(id, { type: 'checkout.paid', method: 'pix' })
    expect((await shop.payments(member)).data[0]).toMatchObject({ status: 'paid' })
  })
})

describe('receipts', () => {
  // Proves BILL-24.
  it('are numbered without a gap, also if a payment is rolled back or delivered twice', async () => {
    const numbers: number[] = []
    for (const outcome of ['paid-card', 'undone', 'paid-pix', 'paid-card']) {
      const member = await area.member()
      const { id, url } = await shop.checkout(member)
      if (outcome === 'undone') {
        // A failure after the number was assigned rolls it back.
        const failing = await openAccountArea({
          replaced: {
            db: {
              transaction: (run) =>
                area.db.transaction(async (queries) => {
                  await run(queries)
                  throw new Error('lost')
                }),
            },
          },
        })
        await openShop(failing).notify(id, { type: 'checkout.paid', method: 'card' })
        expect((await shop.payments(member)).data).toEqual([])
      } else {
        await shop.choose(url, outcome)
        await shop.notify(id, { type: 'checkout.paid', method: 'card' })
        numbers.push(Number((await shop.payments(member)).data[0]?.receipt_number?.slice(5)))
      }
    }
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2])
  })
})

describe('mails about money', () => {
  // Proves BILL-24.
  it('report each outcome of a payment in the language of the account', async () => {
    const member = await area.member()
    await area.db.query(`update public.users set language = 'fr' where id = $1`, [member.id])
    const declined = await shop.checkout(member)
    await shop.choose(declined.url, 'declined-card')
    await shop.choose((await shop.checkout(member)).url, 'paid-card')
    await member.call('POST', '/api/billing/cancel', {})
    await member.call('POST', '/api/billing/cancel', {})
    await member.call('POST', '/api/billing/upgrade')
    const mails = (await member.mails()).filter(({ kind }) => /^(plan|payment)/.test(kind))
    expect(mails.map(({ kind, language }) => `${kind} ${language}`).toSorted()).toEqual([
      'paymentDeclined fr',
      'planCancelled fr',
      'planPaid fr',
      'planResumed fr',
    ])
    const [payment] = (await shop.payments(member)).data.filter(({ status }) => status === 'paid')
    const paid = mails.find(({ kind }) => kind === 'planPaid')
    expect(paid?.text).toContain(payment?.receipt_number)
    expect(paid?.text.replaceAll(/\s/g, ' ')).toContain('29,90 R$')
    expect(mails.every(({ text }) => !text.includes('{{'))).toBe(true)
  })
})

// Proves BILL-106.
it('an unsettled checkout of another person is asked for in the next hour if there was no time for all', async () => {
  for (const member of [await area.member(), await area.member(), await area.member()]) await shop.checkout(member)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const read = new Set<string>()
  const gateway = stubGateway({ readCheckout: ({ id }) => (read.add(id), (now += 2), Promise.resolve(null)) })
  const deps = { ...area.billingMail, db: area.db, gateway }
  for (let hour = 0; hour < 30; hour++) await reconcile(deps, rethrow, { readFor: 1 })
  vi.restoreAllMocks()
  expect(read.size).toBeGreaterThan(1)
})
