/** Payments at Stripe that were refunded, disputed or asked about. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStripeSimulation } from '../kit/billing-simulation.ts'
import type { Member } from '../kit/members.ts'
import { billingMails, openShop, planStatusOf } from '../kit/shop.ts'

let billing: Awaited<ReturnType<typeof openStripeSimulation>>
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  billing = await openStripeSimulation()
  shop = openShop(billing.area)
})
afterAll(() => billing.close())

describe('a month that is over and was refunded', () => {
  // Proves BILL-90.
  it.each(['refunded', 'disputed'] as const)(
    'does not affect the next month, as its mail states: %s',
    async (reversal) => {
      const member = await billing.area.member()
      const id = await billing.charge(member)
      const { account } = billing.stripe
      const customer = account.subscriptions.get(id)?.customer
      const first = [...account.charges.values()].find((charge) => charge.customer === customer)
      await billing.advance(member, id, 31.5, 'works')
      await billing.deliverWebhooks(id)
      account.reverseCharge(first, reversal)
      await billing.deliverWebhooks(id)
      const [mail] = await billingMails(member)
      expect(await planStatusOf(member)).toBe('active')
      expect(mail?.text).toMatch(/Se (ele|esse pagamento) ainda cobria dias do plano Premium, eles terminaram agora\./)
      expect(mail?.text).toContain('Os dias de outros pagamentos continuam valendo.')
    },
  )
})

const outcomesOf = async (member: Member) => [
  await planStatusOf(member),
  (await shop.payments(member)).data[0]?.status,
  (await billingMails(member)).map(({ kind }) => kind),
]

/** A month about which the bank has asked. */
const startMonth = async () => {
  const member = await billing.area.member()
  const id = await billing.charge(member)
  const { account } = billing.stripe
  account.inquire(id, 'asks')
  await billing.deliverWebhooks(id)
  // Read again for another reason, as the charge is called disputed from now on.
  account.change(account.subscriptions.get(id)!, {})
  await billing.deliverWebhooks(id)
  return { id, account, observe: () => outcomesOf(member) }
}

describe('an inquiry of a bank about a month', () => {
  // Proves BILL-91.
  it('ends nothing until the bank withdraws the money', async () => {
    const { id, account, observe } = await startMonth()
    expect(await observe()).toEqual(['active', 'paid', ['planPaid']])
    account.inquire(id, 'disputes')
    await billing.deliverWebhooks(id)
    expect(await observe()).toEqual(['ended', 'disputed', ['paymentDisputed', 'planPaid']])
  })

  // Proves BILL-91.
  it('ends the month if the payment is refunded because of it', async () => {
    const { id, account, observe } = await startMonth()
    account.reversePayment(id, 'refunded')
    await billing.deliverWebhooks(id)
    expect(await observe()).toEqual(['ended', 'refunded', ['paymentRefunded', 'planPaid']])
  })
  // Proves BILL-100.
  it('ends nothing if it is reported before the payment', async () => {
    const { member, session } = await billing.begin('card')
    const { account } = billing.stripe
    const id = account.payByCard(session)
    account.inquire(id, 'asks')
    for (const event of account.drainEvents().toReversed()) await billing.post(JSON.stringify(event))
    expect(await outcomesOf(member)).toEqual(['active', 'paid', ['planPaid']])
    account.inquire(id, 'disputes')
    await billing.deliverWebhooks(id)
    expect(await outcomesOf(member)).toEqual(['ended', 'disputed', ['paymentDisputed', 'planPaid']])
  })
})

/** What was refunded, what the history adds up to, and the newest mail. */
const moneyOf = async (member: Member) => {
  const { data, paid } = await shop.payments(member)
  const [mail] = await billingMails(member)
  const amount = /R\$\s(\d+,\d\d)/.exec(mail?.text ?? '')?.[1]
  return [
    await planStatusOf(member),
    data[0]?.status,
    data[0]?.refunded_cents,
    paid[0]?.amount_cents,
    mail?.kind,
    amount,
  ]
}

describe('a partial refund', () => {
  // Proves BILL-101.
  it('is shown with its amount and mailed once, and no day is lost until the rest is refunded', async () => {
    const member = await billing.area.member()
    const id = await billing.charge(member)
    const { account } = billing.stripe
    const step = async (refund: () => void) => {
      refund()
      await billing.deliverWebhooks(id)
      return moneyOf(member)
    }
    expect([
      await step(() => account.refundPart(id, 500)),
      await step(() => account.refundPart(id, 1000)),
      await step(() => account.reversePayment(id, 'refunded')),
    ]).toEqual([
      ['active', 'paid', 500, 2490, 'paymentPartiallyRefunded', '5,00'],
      ['active', 'paid', 1500, 1490, 'paymentPartiallyRefunded', '10,00'],
      ['ended', 'refunded', 2990, undefined, 'paymentRefunded', '14,90'],
    ])
    expect((await billingMails(member)).map(({ kind }) => kind)).toEqual([
      'paymentRefunded',
      'paymentPartiallyRefunded',
      'paymentPartiallyRefunded',
      'planPaid',
    ])
  })

  // Proves BILL-101.
  it('of a Pix is applied in either event order', async () => {
    const { member, session } = await billing.begin('pix')
    const { account } = billing.stripe
    account.payByPix(session)
    account.refundPart(session, 500)
    for (const event of account.drainEvents().toReversed()) await billing.post(JSON.stringify(event))
    expect((await moneyOf(member)).slice(0, 4)).toEqual(['active', 'paid', 500, 2490])
    account.reversePayment(session, 'refunded')
    await billing.deliverWebhooks('none')
    expect(await moneyOf(member)).toEqual(['ended', 'refunded', 2990, undefined, 'paymentRefunded', '24,90'])
    // The first two are of one transaction, and have no order.
    const kinds = (await billingMails(member)).map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['paymentPartiallyRefunded', 'paymentRefunded', 'planPaid'])
  })
})
