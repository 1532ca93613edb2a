import { usualOrFull } from '#tests/kit/tier.ts'
import { expectAccessible } from './kit/accessible.ts'
import { expect, test } from './kit/test.ts'
import { signIn, signOut, visitorOf } from './kit/visitor.ts'

/** The seeded people, as printed at the start. */
const PASSWORD = 'prosa-demo-1'
const MEMBER = { email: 'ana@prosa.test', password: PASSWORD }
const ADMIN = { email: 'clara@prosa.test', password: PASSWORD }
const INACTIVE = { email: 'bruno@prosa.test', password: PASSWORD }

for (const language of usualOrFull(['pt'] as const, ['pt', 'fr'] as const)) {
  // Proves AUTH-04.
  test(`${language}: a wrong password and an unknown address get the same answer`, async ({ page, watch }) => {
    watch.allow(/status of 400/)
    const visitor = visitorOf(page, language)
    await visitor.open('login')
    await expectAccessible(page)
    await signIn(visitor, { ...MEMBER, password: 'errada-1' })
    await visitor.seesAlert('error.auth.invalidCredentials')
    await expectAccessible(page)
    await expect(page.locator('main [name="email"]')).toHaveValue(MEMBER.email)

    await signIn(visitor, { email: 'ninguem@prosa.test', password: 'errada-1' })
    await visitor.seesAlert('error.auth.invalidCredentials')
  })

  // Proves GUARD-07, ROUTE-12.
  test(`${language}: a protected page is shown after the sign-in, with its query`, async ({ page }) => {
    const visitor = visitorOf(page, language)
    await page.goto(`/${language}/dashboard?from=mail`)
    await visitor.isAt('login')
    await signIn(visitor, MEMBER)
    await visitor.isAt('dashboard')
    expect(new URL(page.url()).search).toBe('?from=mail')
    await expect(page.getByRole('main')).toContainText('Ana')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.reload()
    await expect(page.getByRole('main')).toContainText('Ana')
  })

  test(`${language}: an inactive account is denied, with a link to support`, async ({ page }) => {
    const visitor = visitorOf(page, language)
    await visitor.open('login')
    await signIn(visitor, INACTIVE)
    await visitor.sees('Conta Inativa')
    await expect(page.getByRole('main')).toContainText(
      visitor.translate('Sua conta foi desativada. Entre em contato com o suporte.'),
    )
    await expectAccessible(page)
    await visitor.click('Entrar em Contato')
    await visitor.isAt('contact')
  })
}

test('the text for an inactive account is that of the requirements', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('login')
  await signIn(visitor, INACTIVE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conta Inativa')
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(
    'Sua conta foi desativada. Entre em contato com o suporte.',
  )
  await page.getByRole('button', { name: 'Entrar em Contato' }).click()
  await expect(page).toHaveURL(/\/pt\/contato$/)
})

// Proves SESSION-16.
test('signing out here signs out the other tab as well', async ({ page, context }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('login')
  await signIn(visitor, MEMBER)
  await visitor.isAt('dashboard')

  const otherTab = visitorOf(await context.newPage(), 'pt')
  await otherTab.open('dashboard')
  await expect(otherTab.page.getByRole('main')).toContainText('Ana')
  await signOut(visitor)
  await otherTab.isAt('login')
  await expect(otherTab.page.getByRole('main')).not.toContainText(otherTab.translate('error.auth.sessionExpired'))
})

// Proves SESSION-34.
test('signing out on a public page is announced, and moves the focus to the sign-in link', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('login')
  await signIn(visitor, MEMBER)
  await visitor.isAt('dashboard')
  await visitor.open('about')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Sair' }).press('Enter')
  await expect(header.getByRole('link', { name: 'Entrar', exact: true })).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText('Você saiu da sua conta.')
})

// Proves SESSION-33.
test('after a sign-in in another tab the data of that person is shown, whoever was signed in here before', async ({
  page,
  context,
}) => {
  const visitor = visitorOf(page, 'pt')
  const main = page.getByRole('main')
  const unread = page.getByText('Não foi possível carregar')
  await visitor.open('login')
  const otherTab = visitorOf(await context.newPage(), 'pt')
  await otherTab.open('login')
  await signIn(otherTab, ADMIN)
  await visitor.isAt('dashboard')
  // Which plan depends on what other tests have bought.
  await expect(main).toContainText(/Olá, Clara.*(Gratuito|Premium)/)
  await expect(unread).toHaveCount(0)

  await signOut(visitor)
  await otherTab.isAt('login')
  await signIn(otherTab, MEMBER)
  await visitor.isAt('dashboard')
  await expect(main).toContainText(/Olá, Ana.*Premium/)
  await expect(unread).toHaveCount(0)
})

test('a form that is submitted before hydration is sent after it', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/pt/login', { waitUntil: 'commit' })
  await signIn(visitor, MEMBER)
  await expect(page.locator('form[data-submitted]')).toBeAttached()
  expect(new URL(page.url()).search).toBe('')
  release()
  await visitor.isAt('dashboard')
})

// Proves AUTH-16.
test('a message states that Google comes soon if the service does not offer it', async ({ page }) => {
  const visitor = visitorOf(page, 'fr')
  await visitor.open('login')
  await visitor.click('Continuar com o Google')
  await visitor.seesAlert('error.auth.signInWithGoogleSoon')
  await visitor.open('register')
  await visitor.click('Continuar com o Google')
  await visitor.seesAlert('error.auth.signUpWithGoogleSoon')
})
