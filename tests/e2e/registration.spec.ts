import { EMAIL_RESEND_INTERVAL, REGISTER_REDIRECT_DELAY } from '#contracts/limits.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { openAs } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { browserStorageOf } from './kit/browser-storage.ts'
import { holdResponses } from './kit/hold-responses.ts'
import { firstNameOf, newPerson } from './kit/people.ts'
import { expect, test } from './kit/test.ts'
import { register, signIn, signOut, visitorOf } from './kit/visitor.ts'

/** An address for each language, as each is notified of a sign-up at most once a minute. */
const TAKEN = { pt: 'ana@prosa.test', fr: 'clara@prosa.test' }

// Proves SESSION-32.
test('a registration whose answer never arrives leaves no typed data in the tab of another signed-in person', async ({
  page,
  mailbox,
}) => {
  const person = newPerson()
  const visitor = visitorOf(page, 'pt')
  await holdResponses(page, '/auth/v1/signup')
  await visitor.open('register')
  await register(visitor, person)
  const { link } = await mailbox.newest(person.email, 'confirmation')
  expect(await browserStorageOf(page)).toContain(person.email)
  await page.goto(link ?? '')
  await visitor.click('Continuar')
  await visitor.click('Ir para minha conta')
  await visitor.isAt('dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstNameOf(person))
  const storage = await browserStorageOf(page)
  expect([person.email, person.name, person.phone].filter((typed) => storage.includes(typed))).toEqual([])
})

for (const language of usualOrFull(['fr'] as const, ['pt', 'fr'] as const)) {
  test(`${language}: register, confirm by the mail's link, sign out, and sign in again`, async ({ page, mailbox }) => {
    const person = newPerson()
    const visitor = visitorOf(page, language)
    await visitor.open('register')
    await expectAccessible(page)
    await register(visitor, person)
    await visitor.sees('Confira seu e-mail')
    await expectAccessible(page)

    const mail = await mailbox.newest(person.email, 'confirmation')
    expect(mail.language).toBe(language)
    expect(new URL(mail.link ?? '').pathname).toBe(`/${language}/auth/callback`)
    await page.goto(mail.link ?? '')
    await visitor.sees('Confirmar seu e-mail')
    expect(new URL(page.url()).search).toBe('')
    await expectAccessible(page)
    await visitor.click('Continuar')
    await visitor.sees('E-mail confirmado')
    await expectAccessible(page)
    await visitor.click('Ir para minha conta')

    await visitor.isAt('dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstNameOf(person))
    await expectAccessible(page)
    await signOut(visitor)

    await signIn(visitor, person)
    await visitor.isAt('dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstNameOf(person))
  })

  // Proves REG-10.
  test(`${language}: an address with an account is reported, with links to sign-in and recovery`, async ({
    page,
    mailbox,
  }) => {
    const visitor = visitorOf(page, language)
    const taken = { ...newPerson(), email: TAKEN[language] }
    await visitor.open('register')
    await register(visitor, taken)
    await visitor.seesAlert('error.auth.emailTaken')
    await expectAccessible(page)
    await mailbox.newest(taken.email, 'alreadyRegistered')

    await page
      .getByRole('alert')
      .getByRole('button', { name: visitor.translate('Redefinir a senha') })
      .click()
    await visitor.isAt('login')
    await visitor.sees('Redefinir a senha')
    await expect(page.locator('main [name="email"]')).toHaveValue(taken.email)
  })

  // Proves FAIL-33, FIELD-23.
  test(`${language}: an invalid form lists its issues with links to the fields, and keeps what was typed`, async ({
    page,
  }) => {
    const visitor = visitorOf(page, language)
    await visitor.open('register')
    await expect(page.locator('main [name="name"]')).toHaveAttribute('maxlength', '120')
    await visitor.enters({ name: 'Zoé 🌻', phone: '123', email: 'zoe@', password: '12345', confirmPassword: '54321' })
    await visitor.click('Criar conta')
    const summary = page.getByRole('alert').filter({ has: page.getByRole('listitem') })
    await expect(summary.getByRole('listitem')).toHaveText(
      [
        'name.characters',
        'phone.invalid',
        'email.invalid',
        'password.tooShort',
        'password.mismatch',
        'terms.required',
      ].map((code) => visitor.translate(`issue.${code}`)),
    )
    await expect(summary).toBeFocused()
    await expectAccessible(page)
    await summary.getByRole('link').nth(2).click()
    await expect(page.locator('main [name="email"]')).toBeFocused()
    await expect(page.locator('main [name="email"]')).toHaveValue('zoe@')
  })
}

// Proves ROUTE-03.
test('the code of the mail confirms as well, in another browser too', async ({ page, mailbox, otherBrowser }) => {
  const person = newPerson()
  const visitor = visitorOf(page, 'pt')
  await visitor.open('register')
  await register(visitor, person)
  await visitor.sees('Confira seu e-mail')
  const { code } = await mailbox.newest(person.email, 'confirmation')

  const otherVisitor = visitorOf(await otherBrowser(), 'fr')
  await otherVisitor.open('authCallback')
  await otherVisitor.sees('Digite o código')
  await otherVisitor.enters({ email: person.email, code: code ?? '' })
  await otherVisitor.sees('E-mail confirmado')
})

test('a wrong code is refused with a message, and the right one still works', async ({ page, mailbox, watch }) => {
  watch.allow(/status of 403/)
  const person = newPerson()
  const visitor = visitorOf(page, 'pt')
  await visitor.open('register')
  await register(visitor, person)
  const { code } = await mailbox.newest(person.email, 'confirmation')
  const field = page.locator('main [name="code"]')
  await visitor.enters({ code: code === '000000' ? '111111' : '000000' })
  await visitor.seesAlert('error.auth.codeInvalid')
  await expectAccessible(page)
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  // Pasted with spaces.
  await field.fill('')
  await field.fill(` ${code?.slice(0, 3)} ${code?.slice(3)} `)
  await visitor.isAt('dashboard')
})

test('a link works once: used again, it offers ways to go on', async ({ page, mailbox, otherBrowser, watch }) => {
  watch.allow(/status of 403/)
  const person = newPerson()
  const visitor = visitorOf(page, 'pt')
  await visitor.open('register')
  await register(visitor, person)
  const { link } = await mailbox.newest(person.email, 'confirmation')

  const otherVisitor = visitorOf(await otherBrowser(), 'pt')
  await otherVisitor.page.goto(link ?? '')
  await otherVisitor.click('Continuar')
  await otherVisitor.sees('E-mail confirmado')

  await page.goto(link ?? '')
  await visitor.click('Continuar')
  await visitor.sees('Este link não funciona mais')
  await expectAccessible(page)
  await visitor.click('Pedir um novo link')
  await visitor.sees('Pedir um novo link')
  await expectAccessible(page)
})

// Proves AUTH-46.
test('a link opened with the session of another account shows which session it replaces', async ({
  page,
  mailbox,
  otherBrowser,
}) => {
  const person = newPerson()
  const otherVisitor = visitorOf(await otherBrowser(), 'pt')
  await otherVisitor.open('register')
  await register(otherVisitor, person)
  const { link } = await mailbox.newest(person.email, 'confirmation')

  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  await page.goto(link ?? '')
  await visitor.sees('Confirmar seu e-mail')
  const warning = page.getByRole('status').filter({ hasText: 'ana@prosa.test' })
  await expect(warning.getByRole('link', { name: 'Ficar na minha conta' })).toHaveAttribute('href', '/pt/dashboard')
  await expectAccessible(page)

  await visitor.click('Continuar')
  await visitor.sees('E-mail confirmado')
  await expect(warning).toBeHidden()
  await visitor.click('Ir para minha conta')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstNameOf(person))
})

// Proves REG-12, REG-13.
test('the redirect to the login counts down, and any user activity stops it', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await page.clock.install()
  await visitor.open('register')
  await register(visitor, newPerson())
  await visitor.sees('Confira seu e-mail')
  await page.getByRole('main').getByRole('button').last().focus()
  const staying = page.getByText(visitor.translate('Sem pressa: esta página fica aberta até você sair.'))
  await expect(staying).toBeVisible()
  await page.clock.runFor(REGISTER_REDIRECT_DELAY)
  await expect(staying).toBeVisible()

  await visitor.open('register')
  await register(visitor, newPerson())
  await visitor.sees('Confira seu e-mail')
  await page.clock.runFor(REGISTER_REDIRECT_DELAY)
  await visitor.isAt('login')
  await expect(
    page.getByText(visitor.translate('Conta criada. Confirme o e-mail que enviamos e depois entre aqui.')),
  ).toBeVisible()
})

test('signing in before the confirmation is refused with that reason, and the mail can be resent after a minute', async ({
  page,
  watch,
}) => {
  watch.allow(/status of (400|429)/)
  const person = newPerson()
  const visitor = visitorOf(page, 'fr')
  // The minute passes on the page's fake clock; the API tests check the service's own.
  await page.clock.install()
  await visitor.open('register')
  await register(visitor, person)
  await visitor.sees('Confira seu e-mail')

  await visitor.open('login')
  await signIn(visitor, person)
  await visitor.sees('Falta confirmar seu e-mail')
  await expectAccessible(page)
  await page.route('**/auth/v1/resend**', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '60' },
      json: { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Too soon.' },
    }),
  )
  await visitor.click('Enviar outro e-mail')
  await visitor.seesAlert('error.rate.limited')
  await page.clock.runFor(EMAIL_RESEND_INTERVAL)
  await expect(page.getByRole('timer')).toHaveText(visitor.translate('Você já pode tentar de novo.'))

  await page.unrouteAll()
  await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {} }))
  await visitor.click('Enviar outro e-mail')
  await expect(page.getByText(visitor.translate('Enviamos outro e-mail. Veja também a caixa de spam.'))).toBeVisible()
  await page.clock.runFor(EMAIL_RESEND_INTERVAL)
  await expect(
    page.getByRole('main').getByRole('button', { name: visitor.translate('Enviar outro e-mail') }),
  ).toBeVisible()
})
