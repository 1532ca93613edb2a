import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { isSigned, signEvent } from '#server/features/billing/signature.ts'
import { signTestEvent, testEvent } from '#server/features/billing/test-gateway.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { blockedLimit } from '../kit/server.ts'
import { openShop } from '../kit/shop.ts'

let area: AccountArea
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  area = await openAccountArea()
  shop = openShop(area)
})

const PAID = { type: 'checkout.paid', method: 'card' } as const

/** It begins three hours later than in UTC. */
const yearInBrazil = () =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', year: 'numeric' }).format())

describe('buying a plan', () => {
  // Proves BILL-02, BILL-12.
  it('opens the provider’s page and returns, and activates the plan once the provider confirms the payment', async () => {
    const member = await area.member()
    const { status: code, id, url } = await shop.checkout(member)
    expect(code).toBe(201)
    const page = await (await area.request(url)).text()
    expect(page).toContain('<html lang="pt-BR">')
    expect(page).toContain('Provedor de teste.')
    expect(page.replaceAll(/\s/g, ' ')).toContain('R$ 29,90')
    expect(page).toContain('href="http://127.0.0.1:4173/pt/subscription?checkout=left"')
    expect(await shop.status(member, id)).toMatchObject({ subscription: null, checkout: { status: 'open' } })

    const redirect = await shop.choose(url, 'paid-pix')
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^http://127\\.0\\.0\\.1:4173/pt/subscription\\?checkout=${id}$`)),
    ])
    expect(await shop.status(member, id)).toMatchObject({
      subscription: { status: 'active', is_ending: false, plan: { code: 'premium', monthly_transcriptions: null } },
      checkout: { status: 'paid' },
    })
    const { data, total, years } = await shop.payments(member)
    expect([data[0]?.status, data[0]?.method, total, years]).toEqual(['paid', 'pix', 1, [yearInBrazil()]])
    expect(data[0]?.receipt_number).toMatch(/^\d{4}-\d{6}$/)
    expect((await shop.payments(member)).paid).toEqual([{ currency: 'BRL', amount_cents: 2990 }])
    const earlierYear = await shop.payments(member, '?year=2020')
    expect([earlierYear.data, earlierYear.paid]).toEqual([[], []])
    const direct = await member.browser.auth.getSession()
    expect(direct.data.session?.user.id).toBe(member.id)
  })

  it.each([
    ['pt', 'Pagar com Pix', 'Portal de teste'],
    ['en', 'Pay by Pix', 'Test portal'],
    ['es', 'Pagar con Pix', 'Portal de prueba'],
    ['fr', 'Payer par Pix', 'Portail de test'],
  ])('is in the language of the order: %s', async (language, button, title) => {
    const { url } = await shop.checkout(await area.member(), 'premium', language)
    const page = await (await area.request(url)).text()
    expect(page).toContain(`<html lang="${language}`)
    expect(page).toContain(button)
    const portal = await area.request(`/test-gateway/portal?back=/${language}/subscription`)
    expect(await portal.text()).toContain(`<title>${title}</title>`)
  })

  it('leaves a Pix pending until it is paid, and a declined card without a subscription', async () => {
    const [waiting, declined] = [await area.member(), await area.member()]
    const [first, second] = [await shop.checkout(waiting), await shop.checkout(declined)]
    await shop.choose(first.url, 'pending-pix')
    await shop.choose(second.url, 'declined-card')
    expect(await shop.status(waiting, first.id)).toMatchObject({ subscription: null, checkout: { status: 'pending' } })
    expect(await shop.status(declined, second.id)).toMatchObject({
      subscription: null,
      checkout: { status: 'declined' },
    })
    expect([(await shop.payments(waiting)).data[0]?.status, (await shop.payments(declined)).data[0]?.status]).toEqual([
      'pending',
      'failed',
    ])
    expect((await shop.payments(waiting)).data[0]?.pix_code).toBe(`TEST-PIX-${first.id}`)
    expect((await shop.payments(waiting)).paid).toEqual([])
    await shop.choose(first.url, 'paid-pix')
    expect(await shop.status(waiting, first.id)).toMatchObject({ checkout: { status: 'paid' } })
    expect((await shop.payments(waiting)).data[0]?.pix_code).toBe(null)
    expect((await shop.payments(waiting)).total).toBe(1)
  })

  it('refuses a plan that is not for sale, the current plan, and an unknown one', async () => {
    const member = await area.member()
    const refused = [
      await shop.checkout(member, 'free'),
      await shop.checkout(member, 'enterprise'),
      await shop.checkout(member, 'none'),
    ]
    expect(refused.map(({ status: code, body }) => [code, body['code']])).toEqual([
      [409, 'billing.notForSale'],
      [409, 'billing.notForSale'],
      [409, 'billing.notForSale'],
    ])
    await shop.choose((await shop.checkout(member)).url, 'paid-card')
    expect((await shop.checkout(member)).body['code']).toBe('billing.alreadyActive')
    expect((await area.request('/test-gateway/checkout?order=nothing')).status).toBe(404)
    const pay = (body: string, headers: Record<string, string> = {}) =>
      area.request('/test-gateway/checkout', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      })
    const answers = [
      await pay(`order=${'x'.repeat(70_000)}&outcome=paid-card`),
      await pay('order=x&outcome=paid-card', { 'Sec-Fetch-Site': 'cross-site' }),
      await pay('order=x&outcome=paid-card', { 'Sec-Fetch-Site': 'same-origin' }),
      await area.request('/test-gateway/portal'),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('Cache-Control')])).toEqual([
      [413, 'no-store'],
      [403, 'no-store'],
      [404, 'no-store'],
      [200, 'no-store'],
    ])
  })

  // Proves BILL-92.
  it.each([
    ['es', 'Pago cerrado', '/es/subscription'],
    ['en', 'Closed checkout', '/en/subscription'],
  ])(
    'shows an expired order at the test gateway as closed, in the language of the visitor: %s',
    async (...[language, title, plansUrl]) => {
      const headers = { 'Accept-Language': language }
      const shown = await area.request('/test-gateway/checkout?order=expired', { headers })
      const body = new URLSearchParams({ order: 'expired', outcome: 'paid-pix' })
      const paid = await area.request('/test-gateway/checkout', { method: 'POST', body, headers })
      for (const answer of [shown, paid]) {
        const text = await answer.text()
        const actual = [answer.status, text.includes(`<h1>${title}</h1>`), text.includes(`<a href="${plansUrl}">`)]
        expect(actual).toEqual([404, true, true])
      }
    },
  )

  // Proves BILL-11.
  it('shows a checkout to its owner only', async () => {
    const [member, other] = [await area.member(), await area.member()]
    const { id } = await shop.checkout(member)
    expect((await shop.status(other, id)).checkout).toBe(null)
  })
})

describe('a webhook of the provider', () => {
  // Proves BILL-22.
  it('is applied once, however often it is delivered', async () => {
    const member = await area.member()
    const { id } = await shop.checkout(member)
    const event = testEvent(area.secrets.signingKey, { checkoutId: id }, PAID)
    expect([(await shop.post(event)).status, (await shop.post(event)).status]).toEqual([200, 200])
    await shop.post(testEvent(area.secrets.signingKey, { checkoutId: id }, { ...PAID, type: 'checkout.declined' }))
    expect((await shop.payments(member)).data.map(({ status: paid }) => paid)).toEqual(['paid'])
  })

  // Proves BILL-101.
  it('about a partial refund is applied from the test gateway too', async () => {
    const member = await area.member()
    const { id } = await shop.checkout(member)
    await shop.notify(id, { type: 'checkout.paid', method: 'pix' })
    const refund = { id: randomUUID(), type: 'checkout.partiallyRefunded', checkout_id: id, method: 'pix' } as const
    await shop.post(signTestEvent(area.secrets.signingKey, { ...refund, refunded_cents: 500 }))
    expect((await shop.payments(member)).data).toMatchObject([{ status: 'paid', refunded_cents: 500 }])
  })

  // Proves BILL-22.
  it('is accepted only with a recent signature by the right key over the unchanged body', async () => {
    const member = await area.member()
    const { id } = await shop.checkout(member)
    const good = testEvent(area.secrets.signingKey, { checkoutId: id }, PAID)
    const forged = [
      { ...good, signature: '' },
      { ...good, signature: good.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { ...good, body: good.body.replace('card', 'pix') },
      testEvent('another-key-another-key-another-key', { checkoutId: id }, PAID),
      { ...good, body: '{"id":' },
    ]
    const answers = await Promise.all(forged.map(shop.post))
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403])
    expect((await shop.status(member, id)).checkout?.status).toBe('open')
  })

  // Proves BILL-38.
  it('counts against its own rate limit, not that of the provider’s network', async () => {
    const member = await area.member()
    const { id } = await shop.checkout(member)
    const strict = openShop(await openAccountArea({ limits: blockedLimit('defaultByIp') }))
    const event = testEvent(area.secrets.signingKey, { checkoutId: id }, PAID)
    const answers = [await strict.post({ ...event, signature: '' }), await strict.post(event)]
    expect(answers.map((answer) => answer.status)).toEqual([429, 200])
    const flooded = openShop(await openAccountArea({ limits: blockedLimit('webhookMessageByProvider') }))
    const floodedAnswers = [await flooded.post({ ...event, signature: '' }), await flooded.post(event)]
    expect(floodedAnswers.map((answer) => answer.status)).toEqual([403, 429])
    expect(Number(floodedAnswers[1]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  // Proves BILL-22.
  it('is rejected five minutes after it was signed', () => {
    const signature = signEvent('key', 'body', 1_000_000_000)
    expect(
      [299, 301, -301].map((seconds) => isSigned('key', 'body', signature, 1_000_000_000 + seconds * 1_000)),
    ).toEqual([true, false, false])
  })
})

describe('ending a plan', () => {
  // Proves BILL-03, BILL-27.
  it('keeps the plan until the period ends, and can be undone', async () => {
    const member = await area.member()
    await shop.choose((await shop.checkout(member)).url, 'paid-card')
    const cancelled = await member.call('POST', '/api/billing/cancel', { reason: 'Caro' })
    expect([cancelled.status, cancelled.body['subscription']]).toEqual([
      200,
      expect.objectContaining({ status: 'active', is_ending: true }),
    ])
    expect((await member.call('POST', '/api/billing/upgrade')).body['subscription']).toMatchObject({
      is_ending: false,
    })
  })

  // Proves BILL-102.
  it('is reported as done if only its reason could not be stored', async () => {
    const { query } = area.db
    const db: Partial<Database> = {
      query: (sql, values) =>
        sql.includes('private.leaving_reasons') ? Promise.reject(new Error('no space')) : query(sql, values),
    }
    const failing = await openAccountArea({ replaced: { db } })
    const member = await failing.member()
    await openShop(failing).charge(member)
    const cancelled = await member.call('POST', '/api/billing/cancel', { reason: 'Caro' })
    expect([cancelled.status, cancelled.body['subscription']]).toEqual([
      200,
      expect.objectContaining({ status: 'active', is_ending: true }),
    ])
    expect(failing.lines.filter((line) => line.includes('churn reason not stored'))).toHaveLength(1)
  })

  it('needs an active plan', async () => {
    const member = await area.member()
    const answers = [
      await member.call('POST', '/api/billing/cancel', {}),
      await member.call('POST', '/api/billing/upgrade'),
      await member.call('POST', '/api/billing/portal', { language: 'pt' }),
    ]
    expect(answers.map(({ status: code, body }) => [code, body['code']])).toEqual([
      [409, 'billing.noSubscription'],
      [409, 'billing.noSubscription'],
      [409, 'billing.noSubscription'],
    ])
  })
})

describe('where no provider is set', () => {
  // Proves BILL-28.
  it('plans are listed but cannot be bought', async () => {
    const otherServer = await openAccountArea({ settings: { isDemonstration: false } })
    const member = await area.member()
    const read = (await otherServer.send('GET', '/api/billing/plans')).body
    const plans = read['plans'] as { code: string }[]
    expect([read['are_for_sale'], (await area.send('GET', '/api/billing/plans')).body['are_for_sale']]).toEqual([
      false,
      true,
    ])
    expect(plans.map(({ code }) => code).slice(0, 2)).toEqual(['free', 'premium'])
    const { status: code, body } = await otherServer.send(
      'POST',
      '/api/billing/checkout',
      { plan: 'premium', language: 'pt' },
      member.headers,
    )
    expect([code, body['code']]).toEqual([503, 'billing.unavailable'])
    expect((await otherServer.request('/test-gateway/portal')).status).toBe(404)
  })
})
