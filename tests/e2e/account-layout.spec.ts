/** The account layout on a phone: a bottom bar with four sections, one menu, and neither covers the focus. */
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { openAs } from './kit/accounts.ts'
import { coveredStops } from './kit/covered-focus.ts'
import { isOnTop } from './kit/is-on-top.ts'
import { recordLayoutShifts, shiftsOf } from './kit/layout-shifts.ts'
import { mockRead } from './kit/mock-reads.ts'
import { expect, test } from './kit/test.ts'
import { signIn, signOut, visitorOf, waitUntilHydrated } from './kit/visitor.ts'

const SMALLEST = { width: 320, height: 640 }
const NONE_THIS_MONTH = {
  last_30_days: 4,
  this_month: 0,
  monthly_limit: null,
  resets_at: '2027-01-01T03:00:00+00:00',
}
const ANA = { email: 'ana@prosa.test', password: 'prosa-demo-1' }

// Proves ACCOUNT-49.
test('four sections are in the bottom bar, the others in the menu, and the focus is never covered', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST)
  const visitor = visitorOf(page, 'fr')
  await openAs(visitor, ANA)

  const bar = page.getByRole('navigation', { name: visitor.translate('Sua conta') })
  await bar.getByRole('link', { name: visitor.translate('Conta'), exact: true }).click()
  await visitor.isAt('settings')
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(bar.getByRole('link')).toHaveText(
    ['Início', 'Transcrições', 'Plano', 'Conta'].map((name) => visitor.translate(name)),
  )
  await expect(bar.locator('[aria-current=page]')).toHaveText(visitor.translate('Conta'))
  for (const link of await bar.getByRole('link').all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST.width)

  expect(await coveredStops(page, 40)).toEqual([])

  const menu = page.getByRole('banner')
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: visitor.translate('Pagamentos') })).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(visitor)
  // The redirect to the login shows no account.
  await page.goto('/fr/dashboard')
  await visitor.isAt('login')
  await expect(bar).toHaveCount(0)
})

// Proves SITE-38.
test('bars at the bottom of a wide page do not cover the menu of the account', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/)
  await page.setViewportSize({ width: 1280, height: 800 })
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, ANA, 'settings')
  const menu = page.getByRole('banner').locator('summary')
  await context.setOffline(true)
  await expect(page.getByText('Você está sem internet.')).toBeVisible()
  expect(await isOnTop(menu)).toBe(true)
  // Its text takes another line in a window that became narrow.
  await page.setViewportSize({ width: 320, height: 800 })
  const bar = page.getByText('Você está sem internet.')
  const height = await bar.evaluate((element: HTMLElement) => `${element.offsetHeight}px`)
  const room = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--offline-bar'))
  await expect.poll(room).toBe(height)
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible()
  expect(await isOnTop(menu)).toBe(true)
})

// Proves SESSION-29.
test('a sign-out that is clicked while the stored session is checked is kept', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, ANA, 'paymentHistory')
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/auth/v1/user', async (route) => {
    await isAnswered
    await route.fallback()
  })
  await page.reload()
  const revocation = page.waitForRequest('**/auth/v1/logout?scope=local')
  await signOut(visitor)
  await revocation
  answer()
  await page.unroute('**/auth/v1/user')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBe(null)
  await page.waitForLoadState('networkidle')
  await waitUntilHydrated(page)
  await signIn(visitor, ANA)
  // The page of the person who left is not remembered.
  await visitor.isAt('dashboard')
})

// Proves GUARD-27.
test('no loading state is shown between two pages of the account', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, ANA)
  await waitUntilHydrated(page)
  await page.evaluate(() => {
    const views: (string | null)[] = []
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        if (target instanceof Element && target.matches('[data-flow=routeGuard]')) views.push(oldValue)
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-view'], attributeOldValue: true })
    Object.assign(globalThis, { viewsBefore: views })
  })
  const sections = page.getByRole('navigation', { name: 'Sua conta' })
  await sections.getByRole('link', { name: 'Transcrições' }).click()
  await visitor.isAt('transcriptions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transcrições')
  expect(await page.evaluate(() => (globalThis as unknown as { viewsBefore: unknown }).viewsBefore)).toEqual([])
})

// Proves ACCOUNT-69.
test('the first queries of an account page are sent before the page is rendered, and once', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, ANA)
  await waitUntilHydrated(page)
  await page.evaluate(() => {
    const requests: [string, string | null][] = []
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      if (pathname === '/api/transcriptions')
        requests.push([pathname, document.querySelector('h1')?.textContent ?? null])
      return send(input, init)
    }
    Object.assign(globalThis, { requestsOnPage: requests })
  })
  const sections = page.getByRole('navigation', { name: 'Sua conta' })
  await sections.getByRole('link', { name: 'Transcrições' }).click()
  await expect(page.locator('[data-flow=transcription]')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (globalThis as unknown as { requestsOnPage: unknown }).requestsOnPage)).toEqual([
    ['/api/transcriptions', 'Olá, Ana'],
  ])
})

// Proves ACCOUNT-49, ACCOUNT-50.
test('plan and usage appear together at the foot of the rail, whichever arrives first, on pages without their cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, ANA)
  // The longest text, which takes two lines.
  await mockRead(page, 'readUsage', { json: { usage: NONE_THIS_MONTH } })
  await recordLayoutShifts(page)
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/subscriptions?*', async (route) => {
    await isHeld
    await route.fallback()
  })
  await page.goto('/pt/email-settings')
  await expect(page.getByRole('button', { name: 'Trocar o e-mail' })).toBeVisible()
  release()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('este mês')).toBeVisible()
  const plan = banner.getByRole('link', { name: 'Plano Premium' })
  await expect(plan).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
  await plan.click()
  await expect(page.getByRole('main')).toContainText('Nenhuma transcrição este mês')
  await expect(banner).not.toContainText(/Premium|este mês/)
  await banner.getByRole('link', { name: 'Início' }).click()
  await expect(page.getByRole('main')).toContainText('Premium')
  await expect(banner).not.toContainText(/Premium|este mês/)
})
