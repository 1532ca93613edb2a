/** The linked number and the reply settings on the built product; the test makes the messaging platform's calls. */
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contracts/languages.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { expectAccessible } from './kit/accessible.ts'
import { cutOptions, layoutFaults } from './kit/layout.ts'
import { INGEST_TOKEN } from './kit/product.ts'
import { coveredStops } from './kit/covered-focus.ts'
import { expect, test } from './kit/test.ts'
import { signIn, type Visitor, visitorOf } from './kit/visitor.ts'

const PASSWORD = 'prosa-demo-1'
/** Her number is linked by the demonstration. */
const ANA = { email: 'ana@prosa.test', password: PASSWORD }
const ANAS_PHONE = '+5511987650001'
/** Has linked nothing yet. */
const CLARA = { email: 'clara@prosa.test', password: PASSWORD }
const PHONE = { width: 360, height: 780 }

const enter = async (visitor: Visitor, person: typeof ANA) => {
  await visitor.open('login')
  await signIn(visitor, person)
  await visitor.isAt('dashboard')
}

/** Sends the shown code from a phone, by a call of the messaging platform. */
const send = async (page: Page, phone: string) => {
  const code = await page.locator('[data-flow=messagingLink] [translate=no]').textContent()
  const answer = await page.request.post('/api/ingest/links', {
    headers: { Authorization: `Bearer ${INGEST_TOKEN}` },
    data: { code, phone_number: phone },
  })
  return answer.status()
}

test('a number is linked by a code that is sent from it, not changed by mistake, and unlinked', async ({ page }) => {
  test.slow()
  const visitor = visitorOf(page, 'pt')
  const main = page.getByRole('main')
  await enter(visitor, CLARA)
  await visitor.open('services')
  await main.getByRole('link', { name: 'Conectar um número' }).click()
  await visitor.isAt('transcribeSettings')
  await expect(main.getByRole('heading', { name: 'Como o Transcribe responde' })).toHaveCount(0)
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Conectar um número' }).press('Enter')
  const app = main.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(app).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Meu%20c%C3%B3digo%3A%20[2-9A-HJ-NP-Z]{8}$/)
  await expect(main.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  expect(await layoutFaults(page)).toEqual([])

  expect(await send(page, ANAS_PHONE)).toBe(409)
  await expect(main).toContainText('O código veio de um número que está em outra conta.')
  await expectAccessible(page)
  await visitor.click('Gerar outro código')
  await expect(app).toBeVisible()
  expect(await send(page, '+5511900000003')).toBe(200)
  await expect(main).toContainText('•••• 0003')
  await expect(main.getByRole('heading', { name: 'Como o Transcribe responde' })).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])

  await main.getByRole('button', { name: 'Desconectar número' }).press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Manter conectado' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Desconectar número' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Desconectar agora' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Conectar um número' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Como o Transcribe responde' })).toHaveCount(0)
})

for (const language of usualOrFull(['pt'] as const, ['pt', 'fr'] as const)) {
  test(`${language}: reply settings are chosen with a preview, need a confirmation to leave unsaved, and are stored`, async ({
    page,
  }) => {
    test.slow()
    const visitor = visitorOf(page, language)
    const { translate } = visitor
    const main = page.getByRole('main')
    await enter(visitor, ANA)
    await visitor.open('transcribeSettings')
    const preview = page.getByRole('complementary', { name: translate('Como fica a resposta') })
    await expect(preview).toContainText(
      language === 'pt' ? 'A reunião do orçamento é na quinta' : 'La réunion du budget a lieu',
    )
    await expectAccessible(page)

    const summary = main.getByRole('combobox', { name: translate('Resumo'), exact: true })
    await summary.selectOption('short')
    await main.getByRole('combobox', { name: translate('Idioma da resposta') }).selectOption('en')
    await expect(preview).toContainText('Meeting on Thursday, 3pm.')
    await main.getByRole('switch', { name: translate('Destacar compromissos') }).press('Space')
    await expect(preview).not.toContainText('When: Thursday, 3pm')
    await page.setViewportSize(PHONE)
    expect(await layoutFaults(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })

    await page
      .getByRole('navigation', { name: translate('Sua conta') })
      .getByRole('link', { name: translate('Plano') })
      .click()
    const question = page.getByRole('dialog')
    await expectAccessible(page)
    await question.getByRole('button', { name: translate('Ficar aqui') }).click()
    await expect(summary).toHaveValue('short')

    await visitor.click('Salvar ajustes')
    await expect(main.getByText(translate('Ajustes salvos.'))).toBeVisible()
    await page
      .getByRole('navigation', { name: translate('Sua conta') })
      .getByRole('link', { name: translate('Plano') })
      .click()
    await visitor.isAt('subscription')
    await visitor.open('transcribeSettings')
    await expect(summary).toHaveValue('short')

    await main.getByRole('switch', { name: translate('Pausar o Transcribe') }).press('Space')
    await expect(preview).toContainText(translate('Em pausa, nenhuma resposta chega.'))
    await visitor.click('Salvar ajustes')
    await expect(main).toContainText(translate('Em pausa: os áudios que chegarem agora não serão transcritos.'))
    await expectAccessible(page)

    await main.getByRole('switch', { name: translate('Pausar o Transcribe') }).press('Space')
    await main.getByRole('switch', { name: translate('Destacar compromissos') }).press('Space')
    await summary.selectOption('full')
    await main.getByRole('combobox', { name: translate('Idioma da resposta') }).selectOption('same')
    await visitor.click('Salvar ajustes')
    await expect(main.getByText(translate('Ajustes salvos.'))).toBeVisible()
  })
}

for (const language of LANGUAGES) {
  // Proves SCRIBE-103.
  test(`${language}: a phone shows every option of the settings in full`, async ({ page }) => {
    const visitor = visitorOf(page, language)
    await page.setViewportSize(PHONE)
    await enter(visitor, ANA)
    await visitor.open('transcribeSettings')
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(4)
    expect(await cutOptions(page)).toEqual([])
  })
}

// Proves SCRIBE-17, SCRIBE-20.
test('a shorter retention shows what it deletes today and asks first; leaving asks once for both forms', async ({
  page,
}) => {
  const visitor = visitorOf(page, 'pt')
  const main = page.getByRole('main')
  await page.setViewportSize(PHONE)
  await enter(visitor, ANA)
  await visitor.open('transcribeSettings')
  const card = main.getByRole('region', { name: 'Por quanto tempo guardar as transcrições' })
  const time = card.getByRole('combobox', { name: 'Prazo' })
  await time.selectOption('1 dia')
  await expect(card).toContainText(/[1-9] transcrições que você tem hoje já passaram desse tempo e seriam apagadas\./)
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Salvar prazo' }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Voltar sem salvar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(time).toHaveValue('1')

  await main.getByRole('switch', { name: 'Responder também em grupos' }).press('Space')
  // The save buttons are in view, and cover none of the settings.
  await main.getByRole('combobox', { name: 'Idioma da resposta' }).focus()
  await expect(main.getByRole('button', { name: 'Salvar ajustes' })).toBeInViewport()
  expect(await coveredStops(page, 12)).toEqual([])
  await page.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Plano' }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await visitor.isAt('subscription')
  await expect(question).toHaveCount(0)
})

test('nothing can be changed until the settings are loaded', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const visitor = visitorOf(page, 'pt')
  const main = page.getByRole('main')
  await enter(visitor, ANA)
  await page.route('**/api/user/service-configurations', (route) => route.fulfill({ status: 503, json: {} }))
  await visitor.open('transcribeSettings')
  await expect(main).toContainText(visitor.translate('error.service.unavailable'))
  await expect(main.getByRole('combobox')).toHaveCount(0)
  await expect(main.getByRole('switch')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/user/service-configurations')
  await visitor.click('Tentar de novo')
  await expect(main.getByRole('combobox', { name: 'Resumo', exact: true })).toBeVisible()
})
