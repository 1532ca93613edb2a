/** An administrator at work on the built product, and those who are not one. */
import { usualOrFull } from '#tests/kit/tier.ts'
import { openAs } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { expect, test } from './kit/test.ts'
import { signOut, visitorOf } from './kit/visitor.ts'

const PASSWORD = 'prosa-demo-1'
const ADMIN = { email: 'clara@prosa.test', password: PASSWORD }
const MEMBER = { email: 'ana@prosa.test', password: PASSWORD }
const INACTIVE = { email: 'bruno@prosa.test', password: PASSWORD }

// Proves ADMIN-13, ADMIN-20.
test('an administrator deactivates a member, whose next call is refused', async ({ page, otherBrowser, watch }) => {
  test.slow()
  watch.allow(/status of 40[013]/)
  const member = visitorOf(page, 'pt')
  await openAs(member, MEMBER)

  const adminBrowser = await otherBrowser()
  const admin = visitorOf(adminBrowser, 'pt')
  await openAs(admin, ADMIN)
  await adminBrowser.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Administração' }).click()
  await admin.isAt('adminInbox')
  await adminBrowser.getByRole('main').getByRole('link', { name: 'Pessoas' }).click()
  await admin.isAt('adminUsers')
  const people = adminBrowser.locator('[data-flow=userActivation]')
  await expect(people.filter({ hasText: ADMIN.email })).toContainText('É a sua conta.')
  await expectAccessible(adminBrowser)

  await adminBrowser.getByRole('searchbox', { name: 'Buscar pessoas' }).fill(MEMBER.email)
  await expect(people).toHaveCount(1)
  await expect(adminBrowser).toHaveURL(/\?q=ana%40prosa\.test$/)
  const ana = people.filter({ hasText: MEMBER.email })
  await ana.getByRole('button', { name: 'Desativar' }).press('Enter')
  const question = adminBrowser.getByRole('dialog')
  await expect(question.getByLabel('Motivo')).toBeFocused()
  await expectAccessible(adminBrowser)
  await adminBrowser.keyboard.press('Escape')
  await expect(ana.getByRole('button', { name: 'Desativar' })).toBeFocused()
  await adminBrowser.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Desativar conta' }).press('Enter')
  await expect(question.getByRole('alert')).toContainText('Diga o motivo')
  await expectAccessible(adminBrowser)
  await question.getByLabel('Motivo').selectOption({ label: 'O uso pôs outras contas em risco' })
  await question.getByLabel('Nota para a administração').fill('Envia spam')
  await question.getByRole('button', { name: 'Desativar conta' }).press('Enter')
  await expect(ana.getByText('Conta desativada.')).toBeVisible()
  await expect(ana.getByRole('button', { name: 'Ativar' })).toBeFocused()

  const response = page.waitForResponse((answer) => answer.url().includes('/api/transcriptions'))
  await page.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Transcrições' }).click()
  expect((await response).status()).toBe(401)
  const signInDialog = page.getByRole('dialog')
  await signInDialog.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await signInDialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conta Inativa')
  await expect(page.getByRole('main')).toContainText('Sua conta foi desativada. Entre em contato com o suporte.')
  await expectAccessible(page)

  await ana.getByRole('link', { name: 'Ana' }).click()
  await admin.isAt('adminPerson')
  await expect(adminBrowser.getByRole('main')).toContainText('Conta desativada: O uso pôs outras contas em risco')
  await expect(adminBrowser.getByRole('main')).toContainText('por Clara Nunes')
  await expectAccessible(adminBrowser)
  await expect(adminBrowser.getByRole('heading', { level: 1 })).toHaveText('Ana Ribeiro')
  await adminBrowser.setViewportSize({ width: 360, height: 760 })
  expect(await layoutFaults(adminBrowser)).toEqual([])
  await adminBrowser.getByRole('button', { name: 'Ativar conta' }).press('Enter')
  await question.getByLabel('Nota para a administração').fill('Pode voltar')
  await question.getByRole('button', { name: 'Ativar conta' }).click()
  await expect(adminBrowser.getByText('Conta ativada.')).toBeVisible()
  await expect(adminBrowser.getByRole('button', { name: 'Desativar conta' })).toBeFocused()
  await expect(adminBrowser.getByRole('main')).toContainText('Pode voltar')
  await adminBrowser.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Pessoas' }).click()
  await expect(adminBrowser).toHaveURL(/admin\/users\?q=ana%40prosa\.test$/)
  await expect(ana).toContainText('Ativa')
  await member.open('transcriptions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transcrições')
})

// Proves ADMIN-16, ADMIN-17, ADMIN-29.
test('filters, order and search of the list of people are in the URL, and restored by the back button', async ({
  page,
}) => {
  const admin = visitorOf(page, 'en')
  await page.setViewportSize({ width: 320, height: 760 })
  await openAs(admin, ADMIN, 'adminUsers', '?q=prosa.test&sort=-name')
  const people = page.locator('[data-flow=userActivation]')
  await expect(page.getByRole('searchbox')).toHaveValue('prosa.test')
  // Other tests have people of their own in the same product.
  const order = async () =>
    (await people.allTextContents()).flatMap((text) => /(?:ana|bruno|clara)(?=@)/.exec(text) ?? [])
  await expect.poll(order).toEqual(['clara', 'bruno', 'ana'])
  expect((await people.first().boundingBox())?.y).toBeLessThan(760)
  expect(await layoutFaults(page)).toEqual([])
  const menu = page.getByRole('main').locator('summary').filter({ hasText: 'Filter' })
  await menu.press('Enter')
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Inactive' }).click()
  await expect(people).toHaveCount(1)
  await menu.press('Enter')
  await expect(menu).toContainText('Inactive')
  await page.goBack()
  await expect.poll(order).toEqual(['clara', 'bruno', 'ana'])
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('columnheader', { name: 'Person' }).getByRole('link').press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(order).toEqual(['ana', 'bruno', 'clara'])
  await page.getByRole('link', { name: 'Inactive' }).press('Enter')
  await expect(people).toHaveCount(1)
  await expect(people).toContainText('Bruno')
  await expect(page.getByRole('link', { name: 'Inactive' })).toBeFocused()
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByText('Nobody matches this search and these filters.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nobody matches this search and these filters.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('prosa.test')
  await expect.poll(order).toEqual(['ana', 'bruno', 'clara'])
  await expectAccessible(page)
})

test('a message is filtered by status, read, answered by mail and closed', async ({ page, product }) => {
  test.slow()
  const response = await page.request.post('/api/contact', {
    headers: { Origin: product.origin },
    data: {
      name: 'Nora Dias',
      email: 'nora@prosa.test',
      company: 'Rádio Prosa',
      subject: 'press',
      message: 'Podemos conversar sobre o produto?',
      language: 'pt',
    },
  })
  const { reference } = (await response.json()) as { reference: string }

  const admin = visitorOf(page, 'pt')
  await page.setViewportSize({ width: 360, height: 760 })
  await openAs(admin, ADMIN, 'adminInbox', '?status=new')
  const message = page.locator('[data-flow=inboxMessage]').filter({ hasText: reference })
  await message.getByRole('button', { name: 'Abrir mensagem' }).press('Enter')
  await expect(message).toContainText('Podemos conversar sobre o produto?')
  await expect(message.getByRole('link', { name: 'Escrever pelo meu e-mail' })).toHaveAttribute(
    'href',
    `mailto:nora%40prosa.test?subject=Re%3A%20${reference}`,
  )
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])

  await message.getByRole('button', { name: 'Respondida' }).press('Enter')
  await expect(message.getByText('A mensagem está entre as respondidas.')).toBeVisible()
  await expect(message.getByRole('button', { name: 'Respondida' })).toBeFocused()
  await page.getByRole('navigation', { name: 'Situação' }).getByRole('link', { name: 'Respondidas' }).click()
  await expect(page.locator('[data-flow=inboxMessage]').filter({ hasText: reference })).toContainText('Respondida')
  await page.getByRole('navigation', { name: 'Situação' }).getByRole('link', { name: 'Encerradas' }).click()
  await expect(page.getByText('Nenhuma mensagem aqui.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Situação' }).getByRole('link', { name: 'Respondidas' }).click()
  await message.getByRole('button', { name: 'Abrir mensagem' }).press('Enter')
  await message.getByRole('button', { name: 'Pedir detalhes' }).press('Enter')
  await expect(message.getByLabel('Resposta', { exact: true })).toHaveValue(/^Agradecemos a sua mensagem\./)
  await message.getByRole('button', { name: 'Enviar resposta' }).press('Enter')
  await expect(message.getByText('A resposta foi enviada por e-mail.')).toBeVisible()
  await expect(message.getByRole('heading', { name: 'Resposta enviada' })).toBeFocused()
  await page.reload()
  await message.getByRole('button', { name: 'Abrir mensagem' }).press('Enter')
  await expect(message).toContainText('por Clara Nunes')
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])
})

// Proves ADMIN-25.
test('an unsent reply is kept when its message is closed, and deleted by a sign-out', async ({ page, product }) => {
  const response = await page.request.post('/api/contact', {
    headers: { Origin: product.origin },
    data: {
      name: 'Otto Reis',
      email: 'otto@prosa.test',
      company: '',
      subject: 'press',
      message: 'Posso citar o produto num artigo?',
      language: 'pt',
    },
  })
  const { reference } = (await response.json()) as { reference: string }
  const admin = visitorOf(page, 'pt')
  await openAs(admin, ADMIN, 'adminInbox')
  const message = page.locator('[data-flow=inboxMessage]').filter({ hasText: reference })
  const answer = message.getByLabel('Resposta', { exact: true })
  await message.getByRole('button', { name: 'Abrir mensagem' }).click()
  await answer.fill('Claro, com prazer.')
  await message.getByRole('button', { name: 'Fechar', exact: true }).click()
  await expect(answer).toHaveCount(0)
  await message.getByRole('button', { name: 'Abrir mensagem' }).click()
  await expect(answer).toHaveValue('Claro, com prazer.')
  await page.reload()
  await message.getByRole('button', { name: 'Abrir mensagem' }).click()
  await expect(answer).toHaveValue('Claro, com prazer.')
  await signOut(admin)
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Claro')
})

for (const language of usualOrFull(['es'] as const, ['en', 'es', 'fr'] as const)) {
  // Proves ADMIN-01, ROUTE-08.
  test(`${language}: the admin area is translated`, async ({ page }) => {
    const admin = visitorOf(page, language)
    await openAs(admin, ADMIN, 'adminUsers')
    await expect(page.getByText(admin.translate('É a sua conta.'))).toBeVisible()
    await admin.open('adminInbox')
    await admin.sees('Mensagens recebidas')
    await admin.open('adminOperations')
    await admin.sees('Operação')
    await expect(page.getByRole('region', { name: admin.translate('Fila de e-mails') })).toBeVisible()
  })
}

// Proves ADMIN-26.
test('operations begin with conditions that need attention, and list the servers', async ({ page }) => {
  const admin = visitorOf(page, 'pt')
  await openAs(admin, ADMIN, 'adminOperations')
  await expect(page.getByText('Nada precisa de atenção agora.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Servidores' })).toContainText('Site e tarefas')
  const reading = page.waitForResponse('**/api/admin/operations')
  await admin.click('Atualizar')
  expect((await reading).status()).toBe(200)
  await expect(page.getByRole('main').locator('time').first()).toBeVisible()
  await expectAccessible(page)
  expect(await layoutFaults(page)).toEqual([])
})

// Proves GUARD-16, ADMIN-01.
test('a member is denied the page, and none of its data is requested', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) requests.push(request.url())
  })
  const member = visitorOf(page, 'pt')
  await openAs(member, MEMBER)
  await expect(page.getByRole('link', { name: 'Administração' })).toHaveCount(0)
  for (const route of ['adminInbox', 'adminUsers', 'adminOperations'] as const) {
    await member.open(route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso Negado')
    await expect(page.getByRole('main')).toContainText('Você não tem permissão para acessar esta página.')
  }
  await expectAccessible(page)
  await member.click('Voltar')
  await expect(page).not.toHaveURL(/admin\/operations/)
  expect(requests).toEqual([])
})

// Proves GUARD-13.
test('every protected page reports an inactive account', async ({ page, watch }) => {
  // The first reads of a page are sent beside the check of the account, and refused.
  watch.allow(/status of 403 \(Forbidden\) \(\S+\/api\/batch\?/)
  const inactive = visitorOf(page, 'pt')
  await openAs(inactive, INACTIVE)
  for (const route of ['dashboard', 'transcriptions', 'settings', 'adminUsers'] as const) {
    if (route !== 'dashboard') await inactive.open(route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conta Inativa')
    await expect(page.getByRole('main')).toContainText('Sua conta foi desativada. Entre em contato com o suporte.')
  }
  // Between two pages nothing is prefetched that the service would refuse.
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const sections = page.getByRole('navigation', { name: 'Sua conta' })
  await sections.getByRole('link', { name: 'Transcrições' }).click()
  await inactive.isAt('transcriptions')
  await expect(page.getByRole('heading', { name: 'Conta Inativa' })).toBeVisible()
  expect(requests.filter((path) => path.startsWith('/api/transcriptions'))).toEqual([])
  await inactive.click('Entrar em Contato')
  await inactive.isAt('contact')
})
