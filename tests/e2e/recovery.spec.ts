import { usualOrFull } from '#tests/kit/tier.ts'
import { openAsNewPerson } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { newPerson } from './kit/people.ts'
import { expect, test } from './kit/test.ts'
import { signIn, visitorOf } from './kit/visitor.ts'

const NEW_PASSWORD = 'outra-senha-2'

for (const language of usualOrFull(['pt'] as const, ['pt', 'fr'] as const)) {
  // Proves AUTH-42.
  test(`${language}: a password forgotten on one device and set on another ends the old session`, async ({
    page,
    mailbox,
    otherBrowser,
    watch,
  }) => {
    watch.allow(/status of (400|401|403)/)
    const person = newPerson()
    const visitor = visitorOf(page, language)
    await openAsNewPerson(visitor, mailbox, 'dashboard', person)

    const otherVisitor = visitorOf(await otherBrowser(), language)
    await otherVisitor.open('login')
    await otherVisitor.click('Esqueci minha senha')
    await otherVisitor.sees('Redefinir a senha')
    await expectAccessible(otherVisitor.page)
    await otherVisitor.enters({ email: person.email })
    await otherVisitor.click('Enviar link')
    await otherVisitor.sees('Confira seu e-mail')
    await expectAccessible(otherVisitor.page)

    const mail = await mailbox.newest(person.email, 'recovery')
    expect(mail.language).toBe(language)
    await otherVisitor.page.goto(mail.link ?? '')
    await otherVisitor.sees('Escolher outra senha')
    await otherVisitor.click('Continuar')
    await otherVisitor.isAt('resetPassword')
    await expect(otherVisitor.page.locator('form [autocomplete=username]')).toHaveValue(person.email)
    await otherVisitor.enters({ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
    await expectAccessible(otherVisitor.page)
    await otherVisitor.click('Salvar a nova senha')
    await otherVisitor.sees('Senha nova, tudo certo')
    await expectAccessible(otherVisitor.page)
    await mailbox.newest(person.email, 'passwordChanged')

    await page.reload()
    await visitor.isAt('login')
    await signIn(visitor, person)
    await visitor.seesAlert('error.auth.invalidCredentials')
    await signIn(visitor, { ...person, password: NEW_PASSWORD })
    await visitor.isAt('dashboard')
  })
}

// Proves AUTH-46, AUTH-105, AUTH-106.
test('the form for a new password is shown once a link; signed in, another link can be requested there', async ({
  page,
  mailbox,
}) => {
  const person = newPerson()
  const visitor = visitorOf(page, 'pt')
  await openAsNewPerson(visitor, mailbox, 'dashboard', person)
  await visitor.open('resetPassword')
  await visitor.sees('Você precisa de um link')
  await expectAccessible(page)
  await visitor.click('Pedir um novo link')
  await visitor.sees('Confira seu e-mail')
  await expect(page.getByRole('main')).toContainText(person.email)
  await expectAccessible(page)
  const { code } = await mailbox.newest(person.email, 'recovery')
  await visitor.click('Digitar o código do e-mail')
  await visitor.sees('Digite o código')
  // Nothing is signed out here: it is the same account.
  const note = page.getByRole('status').filter({ hasText: person.email })
  await expect(note).toContainText('Se este e-mail for de outra conta, saímos desta')
  await visitor.enters({ code: code ?? '' })
  await visitor.isAt('resetPassword')
  await visitor.enters({ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
  await visitor.click('Salvar a nova senha')
  await visitor.sees('Senha nova, tudo certo')

  await page.reload()
  await visitor.sees('Você precisa de um link')
  await visitor.click('Ir para minha conta')
  await visitor.isAt('dashboard')
})

// Proves AUTH-12.
test('an address without an account gets the same answer, and no mail', async ({ page, mailbox }) => {
  const { email } = newPerson()
  const visitor = visitorOf(page, 'pt')
  await visitor.open('login')
  await visitor.click('Esqueci minha senha')
  await visitor.enters({ email })
  await visitor.click('Enviar link')
  await visitor.sees('Confira seu e-mail')
  await expect(page.getByRole('main')).toContainText(email)
  expect(await mailbox.to(email)).toEqual([])
})

// Proves AUTH-36, ROUTE-03.
test('a new password cannot be chosen without the link', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('resetPassword')
  await visitor.sees('Você precisa de um link')
  await expectAccessible(page)
  await visitor.click('Pedir um novo link')
  await visitor.isAt('login')
  await visitor.sees('Redefinir a senha')
})

// Proves ROUTE-03.
test('an invalid link offers a code or another link', async ({ page, watch }) => {
  watch.allow(/status of 403/)
  const visitor = visitorOf(page, 'pt')
  await page.goto(`/pt/auth/callback?token_hash=${'0'.repeat(56)}&type=recovery`)
  await visitor.click('Continuar')
  await visitor.sees('Este link não funciona mais')
  await visitor.click('Digitar o código do e-mail')
  await visitor.sees('Digite o código')
})
