import { randomUUID } from 'node:crypto'
import { CLIENT, type LocalGoogle, startGoogle } from '#tests/kit/google.ts'
import type { Page } from '@playwright/test'
import { withDataDir } from './kit/data-dir.ts'
import { startProduct } from './kit/product.ts'
import { expect, test as base } from './kit/test.ts'
import { signOut, type Visitor, visitorOf } from './kit/visitor.ts'

/** The product with a mock of Google on this machine. */
const test = base.extend<object, { google: LocalGoogle }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
    async ({}, provide) => {
      const google = await startGoogle()
      await provide(google)
      await google.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ google }, provide) => {
      const env = {
        GOOGLE_CLIENT_ID: CLIENT.clientId,
        GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
        GOOGLE_ISSUER: google.settings.issuer,
      }
      await withDataDir(async (dataDir) => {
        const product = await startProduct(dataDir, { env })
        await provide(product)
        await product.stop()
      })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const someone = () => ({
  sub: randomUUID(),
  email: `gina-${randomUUID()}@prosa.test`,
  email_verified: true,
  name: 'Gina Prado',
})

/** Expects no trace of the OAuth redirect in URL, history state or storage. */
const expectNoTrace = async (page: Page) => {
  const stored = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, Object.entries(sessionStorage)]),
  )
  expect(stored).not.toMatch(/code|state=|error/)
  const origins = await page.evaluate(() => [
    localStorage.getItem('prosa.origin'),
    sessionStorage.getItem('prosa.origin'),
  ])
  expect(origins).toEqual([null, null])
}

/** The URL to which Google returns has no language. */
const isWelcome = async ({ page }: Visitor) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Gina')
  await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}` === '/dashboard')
}

const registerWithGoogle = async (visitor: Visitor) => {
  await visitor.open('register')
  await visitor.page.locator('main [name="terms"]').check()
  await visitor.click('Continuar com o Google')
  await isWelcome(visitor)
}

// Proves REG-22.
test('a new account with Google needs the terms accepted, and nothing else', async ({ page, google, watch }) => {
  watch.allow(new RegExp(`foreign request: ${google.settings.issuer}/authorize`))
  const visitor = visitorOf(page, 'pt')
  google.signInAs(someone())
  await visitor.open('register')
  await visitor.click('Continuar com o Google')
  await visitor.seesAlert('issue.terms.required')
  await visitor.isAt('register')
  await page.locator('main [name="terms"]').check()
  await visitor.click('Continuar com o Google')
  await isWelcome(visitor)
  await expectNoTrace(page)
})

// Proves GUARD-08.
test('a requested page is shown after the sign-in with Google', async ({ page, google, watch }) => {
  watch.allow(new RegExp(`foreign request: ${google.settings.issuer}/authorize`))
  const visitor = visitorOf(page, 'pt')
  google.signInAs(someone())
  await registerWithGoogle(visitor)
  await page.reload()
  await signOut(visitor)

  await page.goto('/pt/subscription?from=mail')
  await visitor.isAt('login')
  await visitor.click('Continuar com o Google')
  await visitor.isAt('subscription')
  expect(new URL(page.url()).search).toBe('?from=mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plano')
  await expectNoTrace(page)
})

test('without an account a message is shown, and the requested page is kept', async ({ page, google, watch }) => {
  watch.allow(new RegExp(`foreign request: ${google.settings.issuer}/authorize`))
  const visitor = visitorOf(page, 'pt')
  google.signInAs(someone())
  await page.goto('/pt/services')
  await visitor.isAt('login')
  await visitor.click('Continuar com o Google')
  await visitor.seesAlert('error.auth.googleNoAccount')
  await visitor.isAt('login')
  expect(new URL(page.url()).search).toBe('')
  await visitor.click('Criar conta')
  await visitor.isAt('register')
  await page.locator('main [name="terms"]').check()
  await visitor.click('Continuar com o Google')
  await visitor.isAt('services')
  await expectNoTrace(page)
})

// The first is read by the start of the page, which reloads without it; the second by flows, which try again.
for (const { file, reloads } of [
  { file: 'complete-sign-in-return', reloads: true },
  { file: 'client', reloads: false },
]) {
  // Proves AUTH-55.
  test(`a return whose file is not loaded at first still signs in: ${file}`, async ({ page, google, watch }) => {
    watch.allow(new RegExp(`foreign request: ${google.settings.issuer}/authorize`))
    watch.allow(/ERR_FAILED|Failed to fetch dynamically imported module|page file not loaded/)
    const visitor = visitorOf(page, 'pt')
    google.signInAs(someone())
    await visitor.open('register')
    await page.locator('main [name="terms"]').check()
    let documents = 0
    let aborted = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/dashboard')) documents += 1
    })
    await page.route(`**/assets/${file}-*.js`, (route) => {
      if (documents !== 1 || (!reloads && aborted > 0)) return route.fallback()
      aborted += 1
      return route.abort()
    })
    await visitor.click('Continuar com o Google')
    await isWelcome(visitor)
    expect(aborted).toBeGreaterThan(0)
    expect(documents).toBe(reloads ? 2 : 1)
    await expectNoTrace(page)
  })
}
