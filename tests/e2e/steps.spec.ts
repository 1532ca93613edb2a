/** Back, Forward and reload between the steps of one page, by the browser's own buttons on a phone. */
import { openAsNewPerson } from './kit/accounts.ts'
import { newPerson } from './kit/people.ts'
import { expect, test } from './kit/test.ts'
import { register, visitorOf } from './kit/visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

// Proves ROUTE-24, ROUTE-25, ROUTE-27, AUTH-11, AUTH-53.
test('sign-in: Back leads from the sent link to its form and to sign-in, with the address that was typed', async ({
  page,
}) => {
  const visitor = visitorOf(page, 'pt')
  const { email } = newPerson()
  const address = page.locator('main [name="email"]')
  await visitor.open('about')
  await visitor.open('login')
  await visitor.enters({ email })
  await visitor.click('Esqueci minha senha')
  await visitor.sees('Redefinir a senha')
  await expect(address).toHaveValue(email)
  await visitor.click('Enviar link')
  await visitor.sees('Confira seu e-mail')
  await expect(page).toHaveTitle('Confira seu e-mail | Prosa')

  await page.goBack()
  await visitor.sees('Redefinir a senha')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(address).toHaveValue(email)
  await page.goBack()
  await visitor.sees('Entrar')
  await expect(page).toHaveTitle('Entrar | Prosa')
  await expect(address).toHaveValue(email)
  await page.goForward()
  await visitor.sees('Redefinir a senha')
  await page.reload()
  await visitor.sees('Redefinir a senha')
  await expect(address).toHaveValue(email)

  await visitor.click('Voltar para o login')
  await visitor.sees('Entrar')
  await page.goBack()
  await visitor.isAt('about')
})

// Proves ROUTE-24, REG-16.
test('registration: Back leads from the mail to the form, with the typed values', async ({ page }) => {
  const visitor = visitorOf(page, 'fr')
  const person = newPerson()
  await visitor.open('register')
  await register(visitor, person)
  await visitor.sees('Confira seu e-mail')
  await page.goBack()
  await visitor.sees('Criar conta')
  await expect(page.locator('main [name="email"]')).toHaveValue(person.email)
  await expect(page.locator('main [name="password"]')).toHaveValue(person.password)
})

// Proves ROUTE-24, ROUTE-25.
test('in the account: Back cancels a deletion, Forward resumes it, and a reload keeps the step usable', async ({
  page,
  mailbox,
}) => {
  const visitor = visitorOf(page, 'pt')
  await openAsNewPerson(visitor, mailbox, 'dataSettings')
  const deletion = page.locator('[data-flow="accountDeletion"]')
  await deletion.getByRole('button').first().click()
  await expect(deletion).toHaveAttribute('data-view', 'reason')
  await page.goBack()
  await expect(deletion).toHaveAttribute('data-view', 'overview')
  await visitor.isAt('dataSettings')
  await page.goForward()
  await expect(deletion).toHaveAttribute('data-view', 'reason')
  await page.reload()
  await expect(deletion).toHaveAttribute('data-view', 'reason')
  await page.goBack()
  await expect(deletion).toHaveAttribute('data-view', 'overview')
})
