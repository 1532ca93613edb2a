/** The account with failures and alerts, and the filters of its lists. */
import type { Route } from '@playwright/test'
import type { RouteId } from '#contracts/routes.ts'
import { openAs } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { mockRead } from './kit/mock-reads.ts'
import { passTimeUntilVisible } from './kit/retries.ts'
import { expect, test } from './kit/test.ts'
import { signIn, signOut, type Visitor, visitorOf } from './kit/visitor.ts'

const ANA = { email: 'ana@prosa.test', password: 'prosa-demo-1' }

const enter = (visitor: Visitor, route?: RouteId) => openAs(visitor, ANA, route)

/** What each card of the dashboard reads. */
const READS = ['**/api/batch?*', '**/rest/v1/subscriptions?*', '**/rest/v1/transcriptions?*']

// Proves ACCOUNT-02.
test('if no card can be loaded there is one message, and one retry for all', async ({ page, watch }) => {
  watch.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/)
  const visitor = visitorOf(page, 'pt')
  await page.clock.install()
  for (const read of READS) await page.route(read, (route) => route.abort('connectionrefused'))
  await enter(visitor)
  const main = page.getByRole('main')
  await passTimeUntilVisible(page, main.getByRole('heading', { name: 'Sem contato com o servidor' }))
  await expect(main.getByRole('heading', { name: 'Seu plano' })).toHaveCount(0)
  await expectAccessible(page)
  for (const read of READS) await page.unroute(read)
  await main.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
  await expect(main.getByRole('heading', { name: 'Seu plano' })).toBeVisible()
  await expect(main).toContainText('Número conectado')
})

const answer = (json: unknown) => (route: Route) => route.fulfill({ json })
const usageOf = (count: number) => ({
  json: { usage: { last_30_days: count, this_month: count, monthly_limit: 5, resets_at: '2026-12-01T03:00:00+00:00' } },
})
const unpaid = {
  status: 'past_due',
  current_period_end: null,
  is_ending: false,
  plan: { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' },
}

// Proves ACCOUNT-01.
test('one alert is shown at a time, the most severe first', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  const main = page.getByRole('main')
  const forget = await mockRead(page, 'readUsage', usageOf(4))
  await enter(visitor)
  await expect(main.getByText('Transcrições usadas neste mês: 4 de 5.')).toBeVisible()
  await expectAccessible(page)
  await forget()
  await mockRead(page, 'readUsage', usageOf(5))
  await visitor.open('dashboard')
  await expect(main.getByText('Limite do mês atingido: 5.')).toBeVisible()
  await page.route('**/rest/v1/subscriptions?*', answer([unpaid]))
  await visitor.open('dashboard')
  await expect(main.getByText('Não recebemos o pagamento do seu plano.')).toBeVisible()
  await expect(main.getByText('Limite do mês atingido: 5.')).toHaveCount(0)
  await main.getByRole('link', { name: 'Resolver o pagamento' }).click()
  await visitor.isAt('subscription')
})

test('a cached list is shown at once, also if it cannot be loaded again, and never to another person', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/)
  const visitor = visitorOf(page, 'pt')
  const main = page.getByRole('main')
  const toList = () => page.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Transcrições' })
  await enter(visitor)
  await toList().click()
  await expect(page.locator('[data-flow=transcription]')).toHaveCount(4)
  await page.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Início' }).click()
  const rows = main.locator('[data-flow=transcription]')
  // Nothing is answered yet: the cached list is shown.
  const { promise: isAnswered, resolve: answerNow } = Promise.withResolvers<void>()
  await page.route('**/api/transcriptions?*', async (route) => {
    await isAnswered
    await route.fulfill({ status: 503, json: {} })
  })
  await toList().click()
  await expect(rows).toHaveCount(4)
  await expect(main.getByText('Carregando...')).toHaveCount(0)
  answerNow()
  await expect(main.getByText('Mostramos os últimos dados que carregamos.')).toBeVisible()
  await expect(rows).toHaveCount(4)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await layoutFaults(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await signOut(visitor)
  await signIn(visitor, ANA)
  // The new person is not led to the page of the last one.
  await visitor.isAt('dashboard')
  await toList().click()
  await expect(main.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(rows).toHaveCount(0)
})

test('a desktop has a QR code that opens the conversation on the phone; a phone has none', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await enter(visitor)
  await page.getByRole('button', { name: 'Continuar no celular' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Código QR que abre a conversa' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 760 })
  await expect(page.getByRole('img', { name: 'Código QR que abre a conversa' })).toBeHidden()
  expect(await layoutFaults(page)).toEqual([])
})

test('filters of transcriptions are in the URL, and one link resets them', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await enter(visitor, 'transcriptions')
  const items = page.locator('[data-flow=transcription]')
  await expect(items).toHaveCount(4)
  await page.locator('summary', { hasText: 'Filtrar' }).click()
  const summaries = page.getByRole('navigation', { name: 'Resumo' })
  await summaries.getByRole('link', { name: 'Sem resumo' }).press('Enter')
  await expect(page).toHaveURL(/\?resumo=sem$/)
  await expect(items.filter({ hasText: 'Com resumo' })).toHaveCount(0)
  await expect(items.filter({ hasText: 'Sem resumo' }).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 760 })
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])

  await page.route('**/api/transcriptions?*', answer({ data: [], total: 0, next: null }))
  await page.getByRole('navigation', { name: 'Período' }).getByRole('link', { name: '7 dias' }).click()
  await expect(page).toHaveURL(/\?dias=7&resumo=sem$/)
  await expect(page.getByText('Nenhuma transcrição com estes filtros.')).toBeVisible()
  await page.unroute('**/api/transcriptions?*')
  await page.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(items).toHaveCount(4)

  await items.first().getByRole('button', { name: 'Abrir' }).click()
  await items.first().getByRole('button', { name: 'Mais' }).click()
  const download = page.waitForEvent('download')
  await items.first().getByRole('link', { name: 'Baixar Markdown' }).click()
  expect((await download).suggestedFilename()).toMatch(/^transcribe-\d{4}-\d\d-\d\d\.md$/)
})
