/** Changes of personal data on the built product. Each test has an account of its own. */
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { endSessions, openAs, openAsNewPerson } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { mockRead } from './kit/mock-reads.ts'
import { expect, test } from './kit/test.ts'
import { clickSignOut, signIn, visitorOf } from './kit/visitor.ts'

const WIDTHS = [360, 1280] as const

/** Numbers of lines of the terms beside or above their values. */
const linesOfTerms = (page: Page) =>
  page.locator('main dt').evaluateAll((terms) =>
    terms.map((term) => {
      const range = document.createRange()
      range.selectNodeContents(term)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    }),
  )

// Proves ACCOUNT-12, ACCOUNT-54, FAIL-36, FIELD-18.
test('personal data is changed and kept, and unsaved changes need a confirmation to leave', async ({
  page,
  mailbox,
}) => {
  test.slow()
  const visitor = visitorOf(page, 'pt')
  await openAsNewPerson(visitor, mailbox, 'accountSettings')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Nome')).toHaveValue('Zoé Conceição')
  await expect(main.getByLabel('Telefone')).toHaveValue('(11) 98765-4321')
  await expect(main).toContainText('Vamos guardar como +55 (11) 98765-4321')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await layoutFaults(page)).toEqual([])
    expect(await linesOfTerms(page)).toEqual([1, 1])
  }
  await expectAccessible(page)

  await visitor.enters({ name: ' ', phone_number: '123', cpf: '529.982.247-24' })
  await main.getByLabel('CPF').press('Enter')
  await visitor.seesAlert('issue.name.required')
  await expect(main.getByRole('alert').first()).toBeFocused()
  await expectAccessible(page)
  await main.getByLabel('Nome').fill('Zoé')
  await expect(main.getByLabel('Nome')).not.toHaveAttribute('aria-invalid')
  await visitor.enters({ name: 'Zoé Lima', phone_number: '11 8765-4321', cpf: '529.982.247-25', company: 'Lima' })
  await expect(main).toContainText('Vamos guardar como +55 (11) 98765-4321')
  const save = main.getByRole('button', { name: 'Salvar', exact: true })
  await save.press('Enter')
  await expect(main).toContainText('Tudo salvo.')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(main).toContainText('•••.•••.•••-25')

  await visitor.open('settings')
  await main.getByRole('link', { name: 'Perfil' }).click()
  await expect(main.getByLabel('Nome')).toHaveValue('Zoé Lima')
  await expect(main).toContainText('•••.•••.•••-25')
  await expect(main).not.toContainText('529.982')
  await main.getByRole('button', { name: 'Mostrar e mudar o CPF' }).press('Enter')
  await expect(main.getByLabel('CPF')).toBeFocused()
  await expect(main.getByLabel('CPF')).toHaveValue('529.982.247-25')

  await visitor.enters({ name: 'Zoé Souza' })
  const question = page.getByRole('dialog')
  await page.getByRole('banner').getByRole('link', { name: 'Plano', exact: true }).press('Enter')
  await expect(question.getByRole('button', { name: 'Ficar aqui' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(main.getByLabel('Nome')).toHaveValue('Zoé Souza')
  await page.goBack()
  await question.getByRole('button', { name: 'Ficar aqui' }).click()
  await visitor.isAt('accountSettings')
  await expect(main.getByLabel('Nome')).toHaveValue('Zoé Souza')
  await page.getByRole('banner').getByRole('link', { name: 'Plano', exact: true }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).press('Enter')
  await visitor.isAt('subscription')

  await page.getByRole('banner').getByRole('link', { name: 'Início' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Zoé')
})

// Proves ACCOUNT-12.
test('signing out with unsaved changes asks first: staying keeps text and session', async ({ page, mailbox }) => {
  const visitor = visitorOf(page, 'pt')
  await page.setViewportSize({ width: 360, height: 640 })
  await openAsNewPerson(visitor, mailbox, 'accountSettings')
  await visitor.enters({ company: 'Lima' })
  await clickSignOut(visitor)
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Ficar aqui' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').locator('summary')).toBeFocused()
  await expect(page.getByRole('main').getByLabel('Empresa')).toHaveValue('Lima')
  await clickSignOut(visitor)
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await visitor.isAt('login')
})

// Proves LANG-20.
test('another language becomes that of the site, and of the next visit', async ({ page, mailbox }) => {
  const visitor = visitorOf(page, 'en')
  await openAsNewPerson(visitor, mailbox, 'accountSettings')
  await visitor.page.locator('main [name=language]').selectOption('fr')
  await visitor.click('Salvar')
  const french = visitorOf(page, 'fr')
  await french.isAt('accountSettings')
  await french.sees('Perfil')
  await expect(page.getByRole('main')).toContainText(french.translate('Tudo salvo.'))
  expect(await page.evaluate(() => [localStorage.i18nextLng, localStorage.i18nextLngExplicit])).toEqual(['fr', 'true'])
})

// Proves ACCOUNT-09.
test('a change made on another device is not overwritten without a warning', async ({
  page,
  mailbox,
  otherBrowser,
  watch,
}) => {
  watch.allow(/status of 409/)
  const visitor = visitorOf(page, 'pt')
  const person = await openAsNewPerson(visitor, mailbox, 'accountSettings')
  await visitor.enters({ company: 'Lima' })

  const otherVisitor = visitorOf(await otherBrowser(), 'pt')
  await openAs(otherVisitor, person, 'accountSettings')
  await otherVisitor.enters({ company: 'Souza' })
  await otherVisitor.click('Salvar')
  await expect(otherVisitor.page.getByRole('main')).toContainText('Tudo salvo.')

  const main = page.getByRole('main')
  await visitor.click('Salvar')
  await expect(main).toContainText('Estes dados mudaram em outro lugar')
  await expect(main.getByText('Souza')).toBeVisible()
  await expect(main.getByLabel('Empresa')).toHaveValue('Lima')
  await expectAccessible(page)
  await visitor.click('Ficar com o que está salvo')
  await expect(main.getByLabel('Empresa')).toHaveValue('Souza')
  await visitor.enters({ company: 'Lima' })
  await visitor.click('Salvar')
  await expect(main).toContainText('Tudo salvo.')
})

// Proves ACCOUNT-11.
test('a save that fails keeps what was typed, and data that cannot be read is not editable', async ({
  page,
  mailbox,
  watch,
}) => {
  watch.allow(/status of 503/)
  const visitor = visitorOf(page, 'pt')
  const recover = await mockRead(page, 'readProfile')
  const { email } = await openAsNewPerson(visitor, mailbox, 'accountSettings')
  const main = page.getByRole('main')
  await expect(main).toContainText(email)
  await expect(main.getByLabel('Nome')).toHaveCount(0)
  await recover()
  await main.getByRole('region', { name: 'Seus dados' }).getByRole('button', { name: 'Tentar de novo' }).click()
  await visitor.enters({ name: 'Zoé Lima' })
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503, json: {} }))
  await visitor.click('Salvar')
  await visitor.seesAlert('error.service.unavailable')
  await expect(main.getByLabel('Nome')).toHaveValue('Zoé Lima')
})

/** One red dot. */
const PICTURE = {
  name: 'zoe.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a picture is chosen, cropped by keyboard, saved and removed; another kind of file is refused', async ({
  page,
  mailbox,
}, testInfo) => {
  const visitor = visitorOf(page, 'es')
  await openAsNewPerson(visitor, mailbox, 'accountSettings')
  const main = page.getByRole('main')
  const file = main.locator('input[type=file]')
  // By its path: sent to the browser, it would take seconds.
  const large = testInfo.outputPath('zoe.png')
  writeFileSync(large, Buffer.alloc(15_000_001))
  await file.setInputFiles(large)
  await visitor.seesAlert('error.request.tooLarge')
  await visitor.seesAlert('Escolha uma foto de até 15 MB.')
  await file.setInputFiles({ ...PICTURE, buffer: Buffer.from('no picture at all') })
  await visitor.seesAlert('error.avatar.unsupported')
  await expectAccessible(page)

  await file.setInputFiles(PICTURE)
  await expect(main.getByRole('heading', { name: visitor.translate('Recortar a foto') })).toBeFocused()
  await expectAccessible(page)
  await main.getByLabel(visitor.translate('Aproximar')).press('ArrowRight')
  await expect(main.getByLabel(visitor.translate('Aproximar'))).toHaveValue('1.1')
  await page.setViewportSize({ width: 360, height: 800 })
  // The sticky header covers scrolled content, on purpose.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await layoutFaults(page)).toEqual([])
  await main.getByRole('button', { name: visitor.translate('Usar esta foto') }).press('Enter')
  await expect(main).toContainText(visitor.translate('Foto trocada.'))
  await expect(page.locator('[data-flow="avatar"]')).toBeFocused()
  const picture = main.getByRole('img', { name: visitor.translate('Sua foto atual') })
  await expect(picture).toHaveJSProperty('naturalWidth', 512)
  const avatar = page.getByRole('banner').locator('img')
  await expect(avatar).toHaveJSProperty('naturalWidth', 512)

  await visitor.open('accountSettings')
  await expect(picture).toHaveJSProperty('naturalWidth', 512)
  await visitor.click('Remover a foto')
  await expect(main).toContainText(visitor.translate('Foto removida.'))
  await expect(picture.or(avatar)).toHaveCount(0)
  await expect(page.locator('[data-flow="avatar"]')).toBeFocused()
})

for (const width of WIDTHS) {
  // Proves SESSION-18, SESSION-31.
  test(`a session that ends while somebody types keeps the page below a sign-in, ${width} px wide`, async ({
    page,
    mailbox,
    watch,
  }) => {
    watch.allow(/status of 40[01]/)
    await page.setViewportSize({ width, height: 780 })
    const visitor = visitorOf(page, 'pt')
    const person = await openAsNewPerson(visitor, mailbox, 'accountSettings')
    const about = page.getByRole('main').getByLabel('Sobre você')
    const dialog = page.getByRole('dialog')
    await about.fill('Escrevo devagar.')
    // Without a draft to restore from: the page itself has stayed mounted.
    await page.evaluate(() => sessionStorage.clear())
    await endSessions(page)
    await visitor.click('Salvar')
    await expect(dialog.getByText('A página espera como você a deixou')).toBeVisible()
    await expect(dialog.getByLabel('E-mail')).toHaveValue(person.email)
    await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused()
    await expectAccessible(page)
    expect(await layoutFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.getByLabel('Senha', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await visitor.isAt('accountSettings')
    await expect(about).toHaveValue('Escrevo devagar.')
    await expect(page.getByRole('alert').filter({ hasText: 'Você entrou de novo.' })).toBeFocused()
    await expect(page.getByText('Entre na conta e tente de novo.')).toHaveCount(0)
    await visitor.click('Salvar')
    await expect(page.getByRole('main')).toContainText('Tudo salvo.')
  })
}

// Proves GUARD-09, REG-28, SESSION-18.
test('a page that was left for the login restores what was typed; a registration form survives a reload', async ({
  page,
  mailbox,
  watch,
}) => {
  watch.allow(/status of 40[01]/)
  const visitor = visitorOf(page, 'pt')
  await visitor.open('register')
  await visitor.enters({ name: 'Zoé', password: 'segredo-1' })
  await page.reload()
  await expect(page.locator('main [name="name"]')).toHaveValue('Zoé')
  await expect(page.locator('main [name="password"]')).toHaveValue('')

  const person = await openAsNewPerson(visitor, mailbox, 'accountSettings')
  const about = page.getByRole('main').getByLabel('Sobre você')
  await about.fill('Escrevo devagar.')
  await endSessions(page)
  await visitor.click('Salvar')
  await page.getByRole('dialog').getByRole('button', { name: 'Ir para a página de login' }).click()
  await visitor.isAt('login')
  await signIn(visitor, person)
  await visitor.isAt('accountSettings')
  await expect(about).toHaveValue('Escrevo devagar.')
  await visitor.click('Salvar')
  await expect(page.getByRole('main')).toContainText('Tudo salvo.')
})
