/** Buying a plan on the built product, and ending it: the payment provider is the test gateway, its messages are signed. */
import type { Locator, Page } from '@playwright/test'
import { pathOf } from '#contracts/routes.ts'
import { openAs, openAsNewPerson } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { holdResponses } from './kit/hold-responses.ts'
import { layoutFaults } from './kit/layout.ts'
import { passTimeUntilVisible } from './kit/retries.ts'
import { expect, test } from './kit/test.ts'
import { type Visitor, visitorOf } from './kit/visitor.ts'

const PASSWORD = 'prosa-demo-1'
/** Has no plan yet. */
const FREE = { email: 'clara@prosa.test', password: PASSWORD }
/** Has Premium. */
const PAYING = { email: 'ana@prosa.test', password: PASSWORD }
const PHONE = { width: 360, height: 780 }

const enter = (visitor: Visitor, person: typeof FREE) => openAs(visitor, person, 'subscription')

/** Chooses an outcome on the provider's page. */
const answer = async (page: Page, choice: string) => {
  await expect(page.getByText('Provedor de teste.')).toBeVisible()
  await page.getByRole(choice.startsWith('Voltar') ? 'link' : 'button', { name: choice }).click()
}

const outcome = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Orders the plan and takes the code of a Pix with it. Returns the URL of the order. */
const orderPix = async (visitor: Visitor): Promise<string> => {
  const { page } = visitor
  await visitor.click('Assinar')
  await visitor.click('Ir para o pagamento')
  await page.waitForURL('**/test-gateway/**')
  const order = page.url()
  await answer(page, 'Gerar um Pix e pagar depois')
  await visitor.isAt('subscription')
  return order
}

/** Its code to copy and to scan, its time, and the way out. */
const expectPendingPix = async (main: Locator) => {
  await expect(main.getByRole('img', { name: 'Código QR do Pix' })).toBeVisible()
  await expect(main.getByText(/^TEST-PIX-/)).toBeVisible()
  await expect(main.getByText(/Pague até .* \(em 23 horas\)\.$/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Desistir do pagamento' })).toBeVisible()
}

// Proves BILL-32.
test('a plan is bought: checkout left, card declined, Pix cancelled, then paid, with a receipt', async ({ page }) => {
  test.slow()
  const visitor = visitorOf(page, 'pt')
  await enter(visitor, FREE)
  const main = page.getByRole('main')
  const plan = main.getByRole('region', { name: 'Seu plano' })
  const title = main.getByText('Aguardando o Pix', { exact: true })
  await expect(plan).toContainText('Gratuito')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  expect(await layoutFaults(page)).toEqual([])

  await main.getByRole('button', { name: 'Assinar' }).press('Enter')
  await expect(main.getByText('Confira antes de pagar')).toBeFocused()
  await expect(main.getByRole('region', { name: 'Confira antes de pagar' })).toContainText('Nos 7 dias seguintes')
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])
  await main.getByRole('button', { name: 'Voltar aos planos' }).press('Enter')
  await expect(main.getByText('Planos', { exact: true })).toBeFocused()
  await visitor.click('Assinar')
  await visitor.click('Ir para o pagamento')
  await answer(page, 'Voltar sem pagar')
  await visitor.isAt('subscription')
  await expect(outcome(page, 'Nenhum pagamento foi feito')).toBeFocused()
  await expectAccessible(page)
  await expect(page).toHaveURL(pathOf('subscription', 'pt'))
  await visitor.click('Voltar aos planos')
  await expect(main.getByText('Planos', { exact: true })).toBeFocused()

  await visitor.click('Assinar')
  await visitor.click('Ir para o pagamento')
  // Clicked before the plan is read: what follows is not there yet.
  const releasePlan = await holdResponses(page, '/rest/v1/subscriptions')
  await answer(page, 'Simular cartão recusado')
  await expect(outcome(page, 'O pagamento foi recusado')).toBeFocused()
  expect(await layoutFaults(page)).toEqual([])
  await visitor.click('Pagar de outra forma')
  releasePlan()
  await expect(main.getByText('Confira antes de pagar')).toBeFocused()
  await expect(main.getByRole('button', { name: 'Pagar um mês por Pix' })).toBeVisible()
  await visitor.open('paymentHistory')
  await main.getByRole('link', { name: 'Pagar de novo' }).click()
  await visitor.isAt('subscription')
  await expect(plan).toContainText('Gratuito')

  await orderPix(visitor)
  await expect(title).toBeFocused()
  await expect(main.getByRole('heading', { name: 'Pix' })).toHaveCount(1)
  await expect(main.getByRole('button', { name: 'Verificar agora' })).toBeVisible()
  await expect(plan).toContainText('Gratuito')
  await expectPendingPix(main)
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.open('dashboard')
  await expect(main.getByText(/^Pague até .* \(em 23 horas\)\.$/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
  // What else is on the dashboard is seen without scrolling, also on a phone.
  await expect(main.getByRole('heading', { name: 'Últimas transcrições' })).toBeInViewport({ ratio: 1 })
  expect(await layoutFaults(page)).toEqual([])
  await main.getByRole('link', { name: 'Ver o código QR ou desistir' }).click()
  await visitor.isAt('subscription')
  await expectPendingPix(main)

  await visitor.open('paymentHistory')
  await main.getByRole('button', { name: 'Copiar código Pix' }).press('Enter')
  await expect(main.getByRole('status').filter({ hasText: 'Copiado.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^TEST-PIX-/)
  await visitor.click('Mostrar o código QR')
  await expectPendingPix(main)
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])
  await visitor.click('Desistir do pagamento')
  await expect(main.getByRole('heading', { level: 3, name: 'Você desistiu do pagamento' })).toBeFocused()
  await expect(main.getByText('Cancelado', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copiar código Pix' })).toHaveCount(0)

  await visitor.open('subscription')
  const orders = await orderPix(visitor)
  await expect(title).toBeFocused()
  await page.reload()
  await expect(title).toBeFocused()
  await expectPendingPix(main)
  // Paid at the bank in the meantime.
  await page.goto(orders)
  await answer(page, 'Pagar com Pix')
  await visitor.isAt('subscription')
  await expect(outcome(page, 'Pagamento confirmado')).toBeFocused()
  await expect(main.getByRole('link', { name: 'Enviar um áudio' })).toBeVisible()
  await expect(page).toHaveURL(pathOf('subscription', 'pt'))
  await expect(plan).toContainText('Premium')
  await expect(main.getByRole('region', { name: 'Uso deste mês' })).toContainText('sem limite')
  expect(await layoutFaults(page)).toEqual([])
  await page.reload()
  await expect(plan).toContainText('Premium')
  await expect(outcome(page, 'Pagamento confirmado')).toHaveCount(0)

  await main.getByRole('link', { name: 'Ver pagamentos' }).click()
  await visitor.isAt('paymentHistory')
  await expect(main.getByText('Pago', { exact: true })).toBeVisible()
  await expect(main.getByText('Recusado', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copiar código Pix' })).toHaveCount(0)
  await main.getByRole('link', { name: /^Recibo \d{4}-\d{6}$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Recibo \d{4}-\d{6}$/ })).toBeVisible()
  await visitor.click('Enviar a segunda via por e-mail')
  await expect(main.getByRole('status').filter({ hasText: 'Enviamos um e-mail.' })).toBeVisible()
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])
})

test('a plan is cancelled with a notice of what is kept, and the cancellation undone', async ({ page }) => {
  const visitor = visitorOf(page, 'en')
  const { translate } = visitor
  await enter(visitor, PAYING)
  const plan = page.getByRole('main').getByRole('region', { name: translate('Seu plano') })
  await plan.getByRole('button', { name: translate('Cancelar assinatura') }).press('Enter')
  await expect(plan).toContainText(translate('Suas transcrições e configurações continuam guardadas.'))
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  expect(await layoutFaults(page)).toEqual([])
  await visitor.click('Manter assinatura')
  await visitor.click('Cancelar assinatura')

  await visitor.enters({ reason: 'I travel for a while' })
  await visitor.click('Confirmar o cancelamento')
  await expect(plan).toContainText(translate('Assinatura cancelada: nada mais será cobrado.'))
  await expect(plan).toContainText(translate('Ativo até o fim do período'))
  await expectAccessible(page)
  await page.reload()
  await expect(plan).toContainText(translate('Termina em {date}.').replace(/\{date\}\.$/, ''))

  await visitor.click('Retomar assinatura')
  await expect(plan).toContainText(translate('Assinatura retomada: o cancelamento foi desfeito.'))
  await expect(plan).toContainText(translate('Pago até {date}.').replace(/\{date\}\.$/, ''))
})

// Proves BILL-05, BILL-06.
test('a plan that cannot be read is not shown as Free; an unknown status of the provider is shown as it is', async ({
  page,
  watch,
}) => {
  watch.allow(/status of (409|503)/)
  const visitor = visitorOf(page, 'pt')
  const rows = (json: unknown, status = 200) =>
    page.route('**/rest/v1/subscriptions?*', (route) => route.fulfill({ status, json }))
  await page.clock.install()
  await rows({}, 503)
  await enter(visitor, PAYING)
  const main = page.getByRole('main')
  const plan = main.getByRole('region', { name: 'Seu plano' })
  await passTimeUntilVisible(page, plan.getByText(visitor.translate('error.service.unavailable')))
  await expect(plan).not.toContainText('Gratuito')
  await expect(main.getByRole('region', { name: 'Planos' })).toContainText('Premium')
  await expect(main.getByText('Seu plano', { exact: true })).toHaveCount(1)
  await expect(main.getByRole('button', { name: 'Assinar' })).toHaveCount(0)

  const row = {
    current_period_end: null,
    is_ending: false,
    plan: { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' },
  }
  await page.unroute('**/rest/v1/subscriptions?*')
  await rows([{ ...row, status: 'past_due' }])
  await page.reload()
  await expect(plan).toContainText('O pagamento da renovação não chegou.')
  await expect(plan.getByRole('button', { name: 'Cancelar assinatura' })).toBeVisible()
  await plan.getByRole('button', { name: 'Pagar agora' }).press('Enter')
  await visitor.click('Ir para o pagamento')
  await expect(
    main.getByRole('alert').filter({ hasText: visitor.translate('error.billing.alreadyActive') }),
  ).toBeVisible()

  await page.unroute('**/rest/v1/subscriptions?*')
  await rows([{ ...row, status: 'on_the_moon' }])
  await page.reload()
  await expect(plan).toContainText('Situação desconhecida: on_the_moon')
  await expect(plan).not.toContainText('gratuito')
})

// Proves BILL-105.
test('a Pix that is paid on another device is confirmed on the page that shows its code', async ({ page, mailbox }) => {
  const visitor = visitorOf(page, 'pt')
  await openAsNewPerson(visitor, mailbox, 'subscription')
  const main = page.getByRole('main')
  const pay = async (order: string) => {
    const bank = await page.context().newPage()
    await bank.goto(order)
    await answer(bank, 'Pagar com Pix')
    await bank.waitForURL(`**${pathOf('subscription', 'pt')}*`)
    await bank.close()
  }
  const order = await orderPix(visitor)
  await expectPendingPix(main)
  await pay(order)
  await expect(outcome(page, 'Pagamento confirmado')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Seu plano' })).toContainText('Premium')
})

// Proves BILL-15, BILL-105.
test('an unconfirmed payment is reported after a while, and can be checked again', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await page.clock.install()
  await enter(visitor, FREE)
  const checkout = '00000000-0000-4000-8000-000000000001'
  let status = 'open'
  await page.route('**/api/billing/status?*', (route) =>
    route.fulfill({ json: { subscription: null, checkout: { id: checkout, status, plan_code: 'premium' } } }),
  )
  await page.goto(`${pathOf('subscription', 'pt')}?checkout=${checkout}`)
  await expect(outcome(page, 'Confirmando o pagamento...')).toBeFocused()
  await page.clock.fastForward(30_000)
  await expect(outcome(page, 'Ainda sem confirmação')).toBeFocused()
  await expectAccessible(page)
  // Back from another app.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(outcome(page, 'Confirmando o pagamento...')).toBeFocused()
  await page.clock.fastForward(30_000)
  await expect(outcome(page, 'Ainda sem confirmação')).toBeFocused()
  status = 'paid'
  await visitor.click('Verificar agora')
  await expect(outcome(page, 'Pagamento confirmado')).toBeFocused()
})

// Proves BILL-08.
test('card and invoices are linked at the own plan, which shows a failure to open them', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const visitor = visitorOf(page, 'pt')
  await enter(visitor, PAYING)
  await page.route('**/api/billing/portal', (route) =>
    route.fulfill({ status: 503, json: { code: 'service.unavailable' } }),
  )
  const plan = page.getByRole('main').getByRole('region', { name: 'Seu plano' })
  await plan.getByRole('button', { name: 'Cartão e notas fiscais' }).click()
  await expect(plan.getByRole('alert').filter({ hasText: /\S/ })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await layoutFaults(page)).toEqual([])
  }
})
