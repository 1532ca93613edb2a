/** Prefetched reads, sent during the check of a stored session; another person's answer is never shown (ADR 041). */
import type { Page } from '@playwright/test'
import { openAs } from './kit/accounts.ts'
import { holdResponses } from './kit/hold-responses.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

const ANA = { email: 'ana@prosa.test', password: 'prosa-demo-1' }
const CLARA = { email: 'clara@prosa.test', password: 'prosa-demo-1' }

/** The reads of the dashboard, in the order of their names. */
const READS = ['/api/batch', '/rest/v1/subscriptions', '/rest/v1/transcriptions', '/rest/v1/users']

/** The reads, and the requests that they need first. */
const ALL = [...READS, '/auth/v1/user', '/config.json'].toSorted()

const pathsAskedOf = (page: Page, paths: readonly string[] = READS) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return () => requests.filter((path) => paths.includes(path)).toSorted()
}

// Proves ACCOUNT-65.
test('the reads of a dashboard are sent before the session is confirmed, once each, and shown after it', async ({
  page,
}) => {
  await openAs(visitorOf(page, 'pt'), ANA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Ana')
  const confirm = await holdResponses(page, '/auth/v1/user')
  const requests = pathsAskedOf(page)
  await page.reload()
  await expect.poll(requests).toEqual(READS)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Carregando...')
  await expect(page.getByText('Olá, Ana')).toHaveCount(0)
  confirm()
  await expect(page.getByText('Número conectado')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(requests()).toEqual(READS)
})

// Proves ACCOUNT-57, ACCOUNT-65.
test('configuration and reads of an account page are sent while its scripts are on the way, and once', async ({
  page,
}) => {
  await openAs(visitorOf(page, 'pt'), ANA)
  await page.waitForLoadState('networkidle')
  const release = await holdResponses(page, '/assets/*.js')
  const requests = pathsAskedOf(page, ALL)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(requests).toEqual(ALL)
  release()
  await expect(page.getByText('Número conectado')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(requests()).toEqual(ALL)
})

// Proves ACCOUNT-65.
test('reads that fail while the scripts are on the way are sent again by those', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/)
  await openAs(visitorOf(page, 'pt'), ANA)
  await page.waitForLoadState('networkidle')
  const release = await holdResponses(page, '/assets/*.js')
  const services = /\/(auth|rest)\/v1\/|\/api\/batch/
  const failed = new Set<string>()
  await page.route(services, (route) => {
    failed.add(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => failed.size).toBe(READS.length + 1)
  await page.unroute(services)
  release()
  await expect(page.getByText('Número conectado')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
})

// Proves ACCOUNT-57.
test('nothing is prefetched without a session', async ({ page }) => {
  const requests = pathsAskedOf(page, ALL)
  await page.goto('/pt/dashboard')
  await visitorOf(page, 'pt').isAt('login')
  await page.waitForLoadState('networkidle')
  expect(requests().filter((path) => path !== '/config.json')).toEqual([])
})

// Proves SESSION-28.
test('reads sent for one person are not shown to another who signs in meanwhile in another tab', async ({
  page,
  context,
}) => {
  await openAs(visitorOf(page, 'pt'), ANA)
  await expect(page.getByText('Número conectado')).toBeVisible()
  // The scripts are not there yet, so their check is of the session that is stored by then.
  const open = await holdResponses(page, '/assets/*.js')
  const batch = page.waitForResponse(/\/api\/batch/)
  await page.reload({ waitUntil: 'commit' })
  expect((await batch).status()).toBe(200)
  const other = await context.newPage()
  await openAs(visitorOf(other, 'pt'), CLARA)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Olá, Clara')
  open()
  await page.bringToFront()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Clara')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('Número conectado')).toHaveCount(0)
})
