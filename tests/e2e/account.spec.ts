/**
 * A member in the account area of the built product. Each worker has a product of its own, and the sample person's list
 * is as before after each test.
 */
import { usualOrFull } from '#tests/kit/tier.ts'
import type { RouteId } from '#contracts/routes.ts'
import { openAs } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { mockRead } from './kit/mock-reads.ts'
import { expect, test } from './kit/test.ts'
import { signIn, signOut, type Visitor, visitorOf } from './kit/visitor.ts'

const MEMBER = { email: 'ana@prosa.test', password: 'prosa-demo-1' }
/** Part of the newest transcription of the demonstration. */
const SECRET = 'Conseguimos a sala para a reunião do lançamento'

/** The first sentence of its summary. */
const TITLE = 'Reunião do lançamento na quinta às 15h, na Vila Madalena.'

const enter = (visitor: Visitor, route: RouteId) => openAs(visitor, MEMBER, route)

const SCREENS = [
  ['dashboard', 'Últimas transcrições'],
  ['services', 'Número conectado'],
  ['transcribeSettings', 'Como o Transcribe responde'],
  ['subscription', 'Transcrições sem limite'],
  ['paymentHistory', 'Baixar planilha'],
  ['settings', 'Neste aparelho'],
  ['accountSettings', 'Com a gente desde'],
  ['emailSettings', 'Trocar o e-mail'],
  ['privacySettings', 'Medir o uso da conta'],
  ['dataSettings', 'Pedir uma cópia'],
  ['securitySettings', 'Acesso à conta'],
  ['languageSettings', 'Ajustar a leitura'],
] as const

for (const language of usualOrFull(['pt'] as const, ['pt', 'en', 'es', 'fr'] as const)) {
  test(`${language}: every screen of the account is read and accessible`, async ({ page }) => {
    test.slow()
    const visitor = visitorOf(page, language)
    for (const [index, [route, words]] of SCREENS.entries()) {
      await test.step(route, async () => {
        await (index === 0 ? enter(visitor, route) : visitor.open(route))
        await expect(page.getByRole('main').getByText(visitor.translate(words)).first()).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        if (language === 'pt') await expectAccessible(page)
      })
    }
  })
}

// Proves SCRIBE-34.
test('one click shows the titles of a list, and hiding them removes all decrypted text', async ({ page }) => {
  test.slow()
  const visitor = visitorOf(page, 'pt')
  await enter(visitor, 'transcriptions')
  const items = page.locator('[data-flow=transcription]')
  const main = page.getByRole('main')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await main.getByRole('button', { name: 'Mostrar os resumos' }).press('Enter')
  await expect(main.getByText('Resumos à vista, só nesta aba.')).toBeVisible()
  expect(calls.filter((path) => path.includes('/decrypt'))).toEqual(['/api/transcriptions/decrypt-page'])
  await expect(items.first().getByRole('heading', { level: 3 })).toHaveText(TITLE)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await layoutFaults(page)).toEqual([])

  await page.getByRole('searchbox').fill('LANCAMENTO')
  await expect(page.locator('[data-flow=transcription]:visible')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  // A click anywhere on the row opens it, without another call.
  await items.first().click({ position: { x: 60, y: 20 } })
  await expect(items.first()).toContainText(SECRET)
  expect(calls.filter((path) => path.includes('/decrypt'))).toHaveLength(1)

  const storage = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))
  await visitor.click('Ocultar os resumos')
  await expect(main).not.toContainText(TITLE)
  await expect(main).not.toContainText(SECRET)
  await visitor.click('Mostrar os resumos')
  await expect(main).toContainText(TITLE)
  expect(await storage()).not.toContain(TITLE)
  // Elsewhere they are shown as well.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Início' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Olá')
  await expect(main.getByRole('heading', { name: TITLE })).toBeVisible()
  await signOut(visitor)
  expect((await storage()) + (await page.content())).not.toContain(TITLE)
  await signIn(visitor, MEMBER)
  await visitor.isAt('dashboard')
  await visitor.open('transcriptions')
  await expect(main.getByRole('button', { name: 'Mostrar os resumos' })).toBeVisible()
  await expect(main).not.toContainText(TITLE)
})

test('a transcription is opened, searched, hidden and deleted, and no decrypted text is left on the page', async ({
  page,
}) => {
  test.slow()
  const visitor = visitorOf(page, 'pt')
  await enter(visitor, 'transcriptions')
  const items = page.locator('[data-flow=transcription]')
  await expect(items).toHaveCount(4)
  await expect(page.getByRole('main')).not.toContainText(SECRET)
  await expectAccessible(page)

  const newest = items.first()
  await newest.getByRole('button', { name: 'Abrir' }).press('Enter')
  await expect(newest).toContainText(SECRET)
  await expect(newest.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(newest).toContainText('Escritório da Vila Madalena')
  await expectAccessible(page)

  await newest.getByRole('button', { name: 'Mais' }).press('Enter')
  const download = page.waitForEvent('download')
  await newest.getByRole('link', { name: 'Adicionar à agenda' }).click()
  expect((await download).suggestedFilename()).toMatch(/^transcribe-\d{4}-\d\d-\d\d\.ics$/)

  await page.getByRole('searchbox').fill('LANCAMENTO')
  await expect(page.locator('[data-flow=transcription]:visible')).toHaveCount(1)
  await page.getByRole('searchbox').fill('nada disso')
  await expect(page.getByText('Nada encontrado no que está aberto.')).toBeVisible()
  await page.getByRole('searchbox').fill('')

  await newest.getByRole('button', { name: 'Ocultar' }).press('Enter')
  await expect(page.getByRole('main')).not.toContainText(SECRET)

  await newest.getByRole('button', { name: 'Abrir' }).press('Enter')
  await newest.getByRole('button', { name: 'Mais' }).press('Enter')
  await newest.getByRole('button', { name: 'Apagar' }).press('Enter')
  await expect(items).toHaveCount(3)
  // The undo button has the focus, which pauses its timer.
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await undo.press('Enter')
  await expect(items).toHaveCount(4)
  await expect(page.getByText('Transcrição recuperada.')).toBeVisible()

  // Deletes the whole list by keyboard, and restores it by one click.
  const select = page.getByRole('button', { name: 'Selecionar', exact: true })
  await select.press('Enter')
  await page.getByRole('checkbox').first().press('Space')
  await expect(page.getByText('Selecionadas: 1')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(select).toBeFocused()
  await select.press('Enter')
  await page.getByRole('button', { name: 'Selecionar todas' }).press('Enter')
  await page.getByRole('button', { name: 'Apagar' }).press('Enter')
  await expect(items).toHaveCount(0)
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(items).toHaveCount(4)
  await newest.getByRole('button', { name: 'Apagar' }).click()
  await expect(items).toHaveCount(3)
  // The next file may get the same product, and read the same person's list.
  await undo.click()
  await expect(items).toHaveCount(4)

  await items.nth(1).getByRole('button', { name: 'Abrir' }).click()
  await expect(page.getByRole('main')).toContainText('duas caixas')
  await signOut(visitor)
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))
  expect(storage + (await page.content())).not.toContain('duas caixas')
})

// Proves ACCOUNT-02.
test('one card that fails leaves the others, and a list that fails is tried again', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const visitor = visitorOf(page, 'pt')
  const recover = await mockRead(page, 'readUsage')
  await enter(visitor, 'subscription')
  await expect(page.getByRole('main')).toContainText(visitor.translate('error.service.unavailable'))
  await expect(page.getByRole('main')).toContainText('Premium')
  await recover()
  await visitor.click('Tentar de novo')
  await expect(page.getByRole('main')).toContainText('sem limite.')
})

const payment = (year: number) => ({
  id: `00000000-0000-4000-8000-00000000${year}`,
  receipt_number: `${year}-000012`,
  plan_code: 'premium',
  status: 'paid',
  method: 'pix',
  amount_cents: 2990,
  currency: 'BRL',
  period_start: `${year}-03-02T12:00:00Z`,
  period_end: `${year}-04-02T12:00:00Z`,
  created_at: `${year}-03-02T12:00:00Z`,
  pix_code: null,
  expires_at: null,
  issued_at: `${year}-03-02T12:00:00Z`,
})

// Proves BILL-29, ROUTE-27.
test('payments of several years are filtered by year, kept as a file and shown as a receipt', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await enter(visitor, 'paymentHistory')
  const main = page.getByRole('main')
  await expect(main).toContainText(/Total pago: R\$\s29,90/)
  await expect(main.getByRole('link', { name: 'Todos' })).toHaveCount(0)

  await page.route('**/api/billing/history?*', (route) => {
    const year = new URL(route.request().url()).searchParams.get('year')
    const data = [2026, 2025].filter((one) => year === null || year === String(one)).map(payment)
    const paid = [{ currency: 'BRL', amount_cents: data.length * 2990 }]
    return route.fulfill({ json: { data, total: data.length, next: null, paid, years: [2026, 2025] } })
  })
  await page.reload()
  await expect(main).toContainText(/Total pago: R\$\s59,80/)
  await expectAccessible(page)
  await main.getByRole('link', { name: '2025', exact: true }).click()
  await expect(main).toContainText(/Total pago em 2025: R\$\s29,90/)
  await expect(main.getByRole('link', { name: 'Recibo 2026-000012' })).toHaveCount(0)

  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Baixar planilha' }).click()
  expect((await download).suggestedFilename()).toBe('prosa-2025.csv')

  await main.getByRole('link', { name: 'Recibo 2025-000012' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recibo 2025-000012' })).toBeFocused()
  await expect(page).toHaveTitle('Recibo 2025-000012 | Prosa')
  await expect(main).toContainText('Ana Ribeiro')
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Voltar aos pagamentos' }).click()
  await expect(main.getByRole('link', { name: '2025', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('link', { name: 'Recibo 2025-000012' })).toBeFocused()
})

test('the list of transcriptions has days without gaps, and one line a row', async ({ page }) => {
  const visitor = visitorOf(page, 'fr')
  await enter(visitor, 'transcriptions')
  const days = page.getByRole('main').locator('section:has(> h2)')
  await expect(days).toHaveCount(4)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await days.evaluateAll((sections) =>
      sections.map((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return { top, bottom, row: section.querySelector('li')?.clientHeight ?? 0 }
      }),
    )
    for (const [index, { bottom, row }] of boxes.entries()) {
      expect(row).toBeLessThanOrEqual(56)
      expect(boxes[index + 1]?.top ?? bottom).toBeCloseTo(bottom, 1)
    }
  }
})
