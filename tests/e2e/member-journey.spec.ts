/**
 * A new person goes through every feature, on a product that the messaging platform calls. Their data are canaries: in the
 * end neither the browser nor the server's log has stored any of them.
 */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { CALL_NAMES, callOf } from '#contracts/api/calls.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { openAs } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { CANARY, foundIn, PHONE } from './kit/canary.ts'
import { browserStorageOf } from './kit/browser-storage.ts'
import { INGEST_TOKEN, type Product } from './kit/product.ts'
import { productFixture } from './kit/product-fixture.ts'
import { test as base } from './kit/test.ts'
import { registerAndConfirm, signIn, signOut, type Visitor, visitorOf } from './kit/visitor.ts'

const test = base.extend<object, { product: Product }>({
  product: productFixture({ env: { LOG_LEVEL: 'debug' } }),
})

/** Calls the product as the messaging platform. */
const asPlatform = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(path, { headers: { Authorization: `Bearer ${INGEST_TOKEN}` }, data })
  expect([path, answer.ok()]).toEqual([path, true])
}

/** The code that the page shows is sent from the phone. */
const linkPhone = async (visitor: Visitor) => {
  const { page } = visitor
  await visitor.open('transcribeSettings')
  await visitor.click('Conectar um número')
  const app = page.getByRole('main').getByRole('link', { name: 'Enviar pelo WhatsApp' })
  const message = new URL((await app.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  await asPlatform(page.request, '/api/ingest/links', { code: message.slice(-8), phone_number: PHONE })
  await expect(page.getByRole('main')).toContainText('•••• 3219')
}

const receive = (page: Page) =>
  asPlatform(page.request, '/api/ingest/transcriptions', {
    message_id: randomUUID(),
    phone_number: PHONE,
    content: CANARY.text,
    summary: { text: CANARY.summary, meeting: null, starts_at: null, place: null, topics: [] },
  })

const KEYED = CALL_NAMES.map(callOf).filter(({ idempotent }) => idempotent !== undefined)

/** Records idempotent writes that were sent without a key. */
const watchKeys = (page: Page) => {
  const requests: { path: string; isKeyed: boolean }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (!KEYED.some((call) => call.path === path && call.method === request.method())) return
    requests.push({ path, isKeyed: request.headers()['idempotency-key'] !== undefined })
  })
  return requests
}

const readFirst = async (visitor: Visitor) => {
  const { page } = visitor
  await visitor.open('dashboard')
  const item = page.locator('[data-flow=transcription]').first()
  await item.getByRole('button', { name: 'Abrir' }).press('Enter')
  await expect(item).toContainText(CANARY.text)
  await expect(item).toContainText(CANARY.summary)
  await expectAccessible(page)

  await visitor.open('transcriptions')
  await item.getByRole('button', { name: 'Abrir' }).press('Enter')
  await page.getByRole('searchbox').fill('PEREGRINA')
  await expect(page.locator('[data-flow=transcription]:visible')).toHaveCount(1)
  await item.getByRole('button', { name: 'Mais' }).press('Enter')
  const download = page.waitForEvent('download')
  await item.getByRole('link', { name: 'Baixar texto' }).click()
  await download
  await page.locator('summary', { hasText: 'Filtrar' }).click()
  await page.getByRole('navigation', { name: 'Resumo' }).getByRole('link', { name: 'Com resumo' }).click()
  await expect(page.getByRole('main')).not.toContainText(CANARY.text)
}

/** A transcription arrives while the list is open: the list does not change until that is requested. */
const receiveTranscription = async (visitor: Visitor) => {
  const { page } = visitor
  await visitor.open('transcriptions')
  const items = page.locator('[data-flow=transcription]')
  await expect(items).toHaveCount(1)
  await items.first().getByRole('button', { name: 'Abrir' }).press('Enter')
  await expect(items.first()).toContainText(CANARY.text)
  const place = await items.first().boundingBox()
  await receive(page)
  const pill = page.getByRole('main').getByRole('button', { name: 'Ver 1 nova' })
  await expect(pill).toBeVisible({ timeout: 60_000 })
  expect(await items.first().boundingBox()).toEqual(place)
  await expectAccessible(page)
  await pill.press('Enter')
  await expect(items).toHaveCount(2)
  await expect(pill).toHaveCount(0)
  await expect(items.last()).toContainText(CANARY.text)
}

const buy = async (visitor: Visitor) => {
  const { page } = visitor
  const main = page.getByRole('main')
  await visitor.open('subscription')
  await visitor.click('Assinar')
  await visitor.click('Ir para o pagamento')
  await page.getByRole('button', { name: 'Pagar com cartão' }).click()
  await visitor.isAt('subscription')
  await expect(page.getByRole('heading', { level: 2, name: 'Pagamento confirmado' })).toBeVisible()
  await main.getByRole('link', { name: 'pagamentos', exact: true }).click()
  await main.getByRole('link', { name: /^Recibo / }).click()
  await expect(main).toContainText(CANARY.email)
  await visitor.open('subscription')
  await visitor.click('Cancelar assinatura')
  await visitor.click('Confirmar o cancelamento')
  await expect(main).toContainText('Assinatura cancelada: nada mais será cobrado.')
}

const changePassword = async (visitor: Visitor) => {
  await visitor.open('securitySettings', '#password')
  await visitor.enters({
    currentPassword: CANARY.password,
    newPassword: CANARY.newPassword,
    confirmPassword: CANARY.newPassword,
  })
  await visitor.page.locator('main [name=confirmPassword]').press('Enter')
  await expect(visitor.page.getByRole('main')).toContainText('Senha nova, tudo certo')
}

const writeToUs = async (visitor: Visitor) => {
  const { page } = visitor
  await visitor.open('contact')
  await visitor.enters({ name: CANARY.name, email: CANARY.email, message: CANARY.message })
  await page.locator('main [name=subject]').selectOption('support')
  await visitor.click('Enviar mensagem')
  await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
}

/** One red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

const changePicture = async ({ page }: Visitor) => {
  const main = page.getByRole('main')
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: `${CANARY.name}.png`, mimeType: 'image/png', buffer: PICTURE })
  await main.getByRole('button', { name: 'Usar esta foto' }).press('Enter')
  await expect(main).toContainText('Foto trocada.')
}

const takeCopy = async (visitor: Visitor) => {
  const { page } = visitor
  await visitor.click('Pedir uma cópia')
  await expect(page.getByRole('main').getByText('Pronta', { exact: true })).toBeVisible({ timeout: 30_000 })
  const download = page.waitForEvent('download')
  await visitor.click('Baixar a cópia')
  expect((await download).suggestedFilename()).toMatch(/^prosa-\d{4}-\d\d-\d\d\.zip$/)
}

/** An administrator in the same browser reads the message, and searches for the person. */
const administer = async (visitor: Visitor) => {
  const { page } = visitor
  const main = page.getByRole('main')
  await signIn(visitor, { email: 'clara@prosa.test', password: 'prosa-demo-1' })
  await visitor.isAt('transcriptions')
  await visitor.open('adminInbox')
  await page.locator('[data-flow=inboxMessage]').getByRole('button', { name: 'Abrir mensagem' }).first().press('Enter')
  await expect(main).toContainText(CANARY.message)
  await visitor.open('adminUsers')
  await main.getByRole('searchbox', { name: 'Buscar pessoas' }).fill(CANARY.email)
  await expect(main.locator('[data-flow=userActivation]')).toHaveCount(1)
  await expect(main).toContainText(CANARY.name)
  await signOut(visitor)
}

const deleteAccount = async (visitor: Visitor) => {
  await visitor.open('dataSettings')
  await visitor.click('Excluir minha conta')
  await visitor.click('Continuar')
  await visitor.enters({ word: 'excluir' })
  await visitor.click('Excluir para sempre')
  await visitor.isAt('goodbye')
}

// Proves SECURITY-21.
test('a member uses every feature, and no personal data is left behind', async ({ page, mailbox, product }) => {
  test.slow()
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  const keys = watchKeys(page)
  const visitor = visitorOf(page, 'pt')
  const main = page.getByRole('main')

  await registerAndConfirm(visitor, CANARY, mailbox)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Xerazade')
  await expect(main).toContainText('Número ainda não conectado')
  await expect(main).toContainText('Informar o telefone (feito)')
  await expect(main.getByText('Exemplo', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await visitor.open('accountSettings')
  await visitor.enters({ cpf: CANARY.cpf })
  await visitor.click('Salvar')
  await expect(main).toContainText('Tudo salvo.')

  await changePicture(visitor)
  await visitor.open('dataSettings')
  await takeCopy(visitor)

  await linkPhone(visitor)
  await visitor.open('services')
  await expect(main).toContainText('Aguardando o primeiro áudio')
  await expectAccessible(page)
  await receive(page)
  await visitor.open('services')
  await expect(main).toContainText('•••• 3219')

  await readFirst(visitor)
  await receiveTranscription(visitor)
  await buy(visitor)
  await changePassword(visitor)
  await writeToUs(visitor)
  await visitor.open('settings')
  await expect(main).toContainText('Neste aparelho')

  expect(foundIn(await browserStorageOf(page))).toEqual([])
  await signOut(visitor)
  expect(foundIn((await browserStorageOf(page)) + (await page.content()))).toEqual([])
  await visitor.open('transcriptions')
  await visitor.isAt('login')
  expect(foundIn(await page.content())).toEqual([])
  await administer(visitor)
  expect(foundIn((await browserStorageOf(page)) + (await page.content()))).toEqual([])
  await signIn(visitor, { email: CANARY.email, password: CANARY.newPassword })
  await visitor.isAt('dashboard')
  await deleteAccount(visitor)
  expect(foundIn((await browserStorageOf(page)) + (await page.content()))).toEqual([])

  expect([logged.filter((line) => foundIn(line).length > 0), foundIn(product.output())]).toEqual([[], []])
  expect(product.output()).toContain('/api/transcriptions')
  expect(keys.length).toBeGreaterThan(2)
  expect(keys.filter(({ isKeyed }) => !isKeyed)).toEqual([])
})

for (const language of usualOrFull([], ['en', 'es', 'fr'] as const)) {
  test(`${language}: a member reads, filters and hides transcriptions in their own language`, async ({ page }) => {
    const visitor = visitorOf(page, language)
    const { translate } = visitor
    await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'transcriptions')
    await visitor.sees('Transcrições')
    const items = page.locator('[data-flow=transcription]')
    await expect(items).toHaveCount(4)
    await items
      .first()
      .getByRole('button', { name: translate('Abrir'), exact: true })
      .press('Enter')
    await expect(items.first().getByRole('heading', { level: 4, name: translate('Texto'), exact: true })).toBeVisible()
    await items
      .first()
      .getByRole('button', { name: translate('Ocultar') })
      .press('Enter')
    await expect(items.first().getByRole('heading', { level: 4 })).toHaveCount(0)
    await page.locator('summary', { hasText: translate('Filtrar') }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: translate('Sem resumo'), exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`/${language}/transcriptions\\?resumo=sem$`))
    await expect(items.first()).toContainText(translate('Sem resumo'))
    await expectAccessible(page)
    for (const [route, title] of [
      ['services', 'Serviços'],
      ['subscription', 'Plano'],
      ['paymentHistory', 'Pagamentos'],
      ['accountSettings', 'Perfil'],
      ['dataSettings', 'Meus dados'],
      ['securitySettings', 'Segurança'],
      ['settings', 'Conta'],
    ] as const) {
      await visitor.open(route)
      await visitor.sees(title)
    }
  })
}
