/** The security page with the real services: change of password, other sessions, activity. */
import { usualOrFull } from '#tests/kit/tier.ts'
import { openAs, openAsNewPerson } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { newPerson } from './kit/people.ts'
import { expect, test } from './kit/test.ts'
import { signIn, visitorOf } from './kit/visitor.ts'

const NEW_PASSWORD = 'outra-senha-2'

const change = (currentPassword: string, newPassword = NEW_PASSWORD, confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
})

for (const language of usualOrFull(['en'] as const, ['pt', 'en'] as const)) {
  test(`${language}: a new password ends the other session, and the owner is notified`, async ({
    page,
    mailbox,
    otherBrowser,
    watch,
  }) => {
    test.slow()
    watch.allow(/status of (400|401|403|422)/)
    const person = newPerson()
    const visitor = visitorOf(page, language)
    await openAsNewPerson(visitor, mailbox, 'securitySettings', person)
    const otherVisitor = visitorOf(await otherBrowser(), language)
    await openAs(otherVisitor, person)

    await visitor.open('securitySettings')
    const main = page.getByRole('main')
    await expect(main).toContainText(visitor.translate('Confirmado'))
    await expect(main).toContainText(visitor.translate('Acesso à conta'))
    await expectAccessible(page)

    await main.locator('summary', { hasText: visitor.translate('Trocar a senha') }).press('Enter')
    // Password managers get the account of the password.
    await expect(main.locator('form [autocomplete=username]')).toHaveValue(person.email)
    await visitor.enters(change('', '123', '124'))
    await visitor.click('Trocar a senha')
    await visitor.seesAlert('issue.password.required')
    await visitor.seesAlert('issue.password.mismatch')
    await expectAccessible(page)
    await visitor.enters(change('errada-1'))
    await visitor.click('Trocar a senha')
    await visitor.seesAlert('error.password.currentWrong')
    await visitor.enters(change(person.password, person.password))
    await visitor.click('Trocar a senha')
    await visitor.seesAlert('error.auth.samePassword')

    await visitor.enters(change(person.password))
    await expect(main.locator('[name=endOthers]')).toBeChecked()
    await page.locator('[name=confirmPassword]').press('Enter')
    await expect(main.getByRole('heading', { name: visitor.translate('Senha nova, tudo certo') })).toBeFocused()
    await expect(main).toContainText(visitor.translate('Senha trocada'))
    await expectAccessible(page)
    expect((await mailbox.newest(person.email, 'passwordChanged')).language).toBe(language)

    await otherVisitor.page.reload()
    await otherVisitor.isAt('login')
    await signIn(otherVisitor, { ...person, password: NEW_PASSWORD })
    await otherVisitor.isAt('dashboard')
  })
}

// Proves SESSION-16, SESSION-17, SESSION-29.
test('other devices are signed out, then this one too, by keyboard and on a phone', async ({
  page,
  mailbox,
  otherBrowser,
  watch,
}) => {
  test.slow()
  watch.allow(/status of (400|401|403)/)
  const person = newPerson()
  const visitor = visitorOf(page, 'pt')
  await openAsNewPerson(visitor, mailbox, 'securitySettings', person)
  const otherVisitor = visitorOf(await otherBrowser(), 'pt')
  await openAs(otherVisitor, person)

  await page.setViewportSize({ width: 360, height: 740 })
  await visitor.open('securitySettings')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(await layoutFaults(page)).toEqual([])
  const others = page.getByRole('button', { name: 'Sair dos outros aparelhos', exact: true })
  await others.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Continuar na conta' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(others).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Sair agora' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Os outros aparelhos saíram da sua conta.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Sessões encerradas em outros aparelhos')
  await otherVisitor.page.reload()
  await otherVisitor.isAt('login')

  const tab = visitorOf(await page.context().newPage(), 'pt')
  await tab.open('settings')
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).press('Enter')
  await question.getByRole('button', { name: 'Sair agora' }).press('Enter')
  // A sign-out on purpose: no tab says that the session ended, and the page is not kept for the next person.
  await visitor.isAt('login')
  await tab.isAt('login')
  await expect(page.getByRole('main')).not.toContainText(visitor.translate('error.auth.sessionExpired'))
  await signIn(visitor, person)
  await visitor.isAt('dashboard')
})

test('a card that fails does not affect the others, and can be retried', async ({ page, mailbox, watch }) => {
  watch.allow(/status of 503/)
  const visitor = visitorOf(page, 'pt')
  await page.route('**/api/user/activity?*', (route) => route.fulfill({ status: 503, json: {} }))
  await openAsNewPerson(visitor, mailbox, 'securitySettings')
  const main = page.getByRole('main')
  await expect(main).toContainText(visitor.translate('error.service.unavailable'))
  await expect(main).toContainText('Confirmado')
  await expect(main.getByText('Trocar a senha', { exact: true }).first()).toBeVisible()
  await page.unroute('**/api/user/activity?*')
  await visitor.click('Tentar de novo')
  await expect(main).toContainText('Acesso à conta')
})
