/** Receipts: when they were issued, their year, and the copy by mail. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '#contracts/routes.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { onlyLimits } from '../kit/server.ts'
import { openShop } from '../kit/shop.ts'

let area: AccountArea
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  area = await openAccountArea()
  shop = openShop(area)
})

const payingMember = async (at = area) => {
  const member = await at.member()
  const areaShop = openShop(at)
  await areaShop.choose((await areaShop.checkout(member)).url, 'paid-card')
  const [payment] = (await areaShop.payments(member)).data
  if (payment === undefined) throw new Error('Nothing was paid')
  return { member, payment }
}

const copyOf = (member: Member, id: string) => member.call('POST', `/api/billing/receipts/${id}/mail`)

const copies = async (member: Member) => (await member.mails()).filter(({ kind }) => kind === 'receiptCopy')

describe('a receipt', () => {
  // Proves BILL-31.
  it('is dated by the payment, not by the creation of the Pix', async () => {
    const member = await area.member()
    const { id, url } = await shop.checkout(member)
    await shop.choose(url, 'pending-pix')
    expect((await shop.payments(member)).data[0]?.issued_at).toBe(null)
    await area.db.query(`update public.payments set created_at = now() - interval '5 hours' where checkout_id = $1`, [
      id,
    ])
    await shop.choose(url, 'paid-pix')
    const [{ created_at: created, issued_at: issued } = { created_at: '', issued_at: '' }] = (
      await shop.payments(member)
    ).data
    expect(Math.round((Date.parse(issued ?? '') - Date.parse(created)) / 3_600_000)).toBe(5)
  })

  // Proves BILL-24.
  it('has a valid number beyond a million a year', async () => {
    const { payment } = await payingMember()
    const year = payment.receipt_number?.slice(0, 4)
    const setLast = (last: number) =>
      area.db.query('update private.receipt_counters set last = $2 where year = $1', [year, last])
    await setLast(999_999)
    const next = [(await payingMember()).payment.receipt_number, (await payingMember()).payment.receipt_number]
    await setLast(Number(payment.receipt_number?.slice(5)) + 2)
    expect(next).toEqual([`${year}-1000000`, `${year}-1000001`])
  })

  // Proves BILL-29.
  it('is listed in the year of its number', async () => {
    const { member, payment } = await payingMember()
    // Half past ten in the evening of the last day of the year, in Brasília.
    await area.db.query(
      `update public.payments set receipt_number = '2020-900001', created_at = at, issued_at = at
       from (values (timestamptz '2021-01-01T01:30:00Z')) as eve (at) where id = $1`,
      [payment.id],
    )
    const { years, data } = await shop.payments(member, '?year=2020')
    expect([years, data.length]).toEqual([[2020], 1])
  })

  // Proves BILL-31.
  it('is mailed again to the address of the account only, in its language', async () => {
    const { member, payment } = await payingMember()
    await area.db.query(`update public.users set language = 'fr', cpf = '52998224725' where id = $1`, [member.id])
    expect(await copyOf(member, payment.id)).toMatchObject({ status: 200, body: { success: true } })
    const [mail, ...more] = await copies(member)
    expect([more, mail?.language]).toEqual([[], 'fr'])
    expect(mail?.text).toContain(payment.receipt_number)
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('29,90 R$')
    expect(mail?.text).toContain('heure de Brasília')
    expect(mail?.text).not.toMatch(/52998224725|529\.982|\{\{|undefined|null/)
    const link = new URL(mail?.link ?? '')
    expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
      pathOf('paymentHistory', 'fr'),
      { ano: payment.receipt_number?.slice(0, 4), recibo: payment.id },
    ])
  })

  // Proves BILL-31.
  it('can be read by its owner only, and only after the payment', async () => {
    const { payment } = await payingMember()
    const other = await area.member()
    await shop.choose((await shop.checkout(other)).url, 'pending-pix')
    const [waiting] = (await shop.payments(other)).data
    for (const id of [payment.id, waiting?.id ?? '', randomUUID()]) {
      expect((await copyOf(other, id)).status).toBe(404)
    }
    expect(await copies(other)).toEqual([])
  })

  // Proves LIMIT-16.
  it('is mailed at most once a minute', async () => {
    const { member, payment } = await payingMember(
      await openAccountArea({ limits: onlyLimits('mailIntervalByRequester') }),
    )
    const answers = [await copyOf(member, payment.id), await copyOf(member, payment.id)]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [200, undefined],
      [429, 'rate.limited'],
    ])
  })
})
