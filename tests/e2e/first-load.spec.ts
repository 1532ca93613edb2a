/** What a page costs somebody who only looks, and that nothing of an early start is lost. */
// Proves SITE-29, FAIL-30.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { FirstLoad } from '../../scripts/prerender.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf, waitUntilLive } from './kit/visitor.ts'

const loads = JSON.parse(readFileSync(new URL('../../build/first-load.json', import.meta.url), 'utf8')) as FirstLoad[]
const untouched = loads.filter(({ file, js, liveJs }) => /^pt[./]/.test(file) && js.length < liveJs.length)

/** Scripts are asked for when the page has loaded and the browser is idle. */
const untilQuiet = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}

const isAhead = (path: string) => untouched.some(({ js }) => js.includes(path))

for (const { file, js } of untouched) {
  test(`${file} loads what its budget counts, and no script runs before a touch`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    const requested = new Set<string>()
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname.slice(1)
      if (path.endsWith('.js')) requested.add(path)
    })
    await page.goto(`/${file.replace(/\.html$/, '')}`)
    await untilQuiet(page)
    expect([...requested].toSorted()).toEqual(js.toSorted())
    await expect(page.locator('html[data-live]')).not.toBeAttached()
  })
}

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true })

  test('a link that is the first thing pressed is followed, and nothing is fetched beside its page', async ({
    page,
  }) => {
    const besides: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname.slice(1)
      if (path.endsWith('.js') && !isAhead(path)) besides.push(path)
    })
    await page.goto('/pt/sobre')
    await untilQuiet(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos' }).first().tap()
    await expect(page).toHaveURL(/termos/)
    await untilQuiet(page)
    expect(besides).toEqual([])
  })
})

test('a link under the pointer has its document fetched before it is pressed', async ({ page, context }) => {
  await holdScripts(page)
  const session = await context.newCDPSession(page)
  await session.send('Preload.enable')
  const prefetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname)
    })
  })
  await page.goto('/pt', { waitUntil: 'domcontentloaded' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos' }).first().hover()
  expect(await prefetched).toBe('/pt/termos')
})

test('a live page has fetched no stylesheet: its styles came with it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/pt/login')
  await waitUntilLive(page)
  expect(requested.filter((path) => path.endsWith('.css'))).toEqual([])
})

test('nothing moves between the first paint and the live page, however late the fonts are', async ({ page, watch }) => {
  watch.allow(/gabarito|ERR_FAILED/)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/gabarito*.woff2', (route) => route.abort())
  await page.route('**/atkinson*.woff2', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  arrive()
  await page.waitForLoadState()
  await page.evaluate(async () => void (await document.fonts.ready))
  await waitUntilLive(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('somebody signed in sees their own links before any script is there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('prosa.session', '{}'))
  const release = await holdScripts(page)
  await page.goto('/pt', { waitUntil: 'domcontentloaded' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Minha conta' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Entrar' })).toBeHidden()
  release()
})

/** Holds every script back until told. */
const holdScripts = async (page: Page) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a form that is filled in and sent before its script is there is sent when it is', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  const release = await holdScripts(page)
  const visitor = visitorOf(page, 'pt')
  await page.goto('/pt/login', { waitUntil: 'domcontentloaded' })
  await visitor.enters({ email: 'ninguem@prosa.test', password: 'segredo antigo' })
  await page.keyboard.press('Enter')
  release()
  await visitor.isTold('error.auth.invalidCredentials')
  await expect(page.locator('main [name="email"]')).toHaveValue('ninguem@prosa.test')
  await expect(page).toHaveURL(/\/pt\/login$/)
})

test('a button that is pressed before its script is there acts when it is', async ({ page }) => {
  const release = await holdScripts(page)
  const visitor = visitorOf(page, 'pt')
  await page.goto('/pt/login', { waitUntil: 'domcontentloaded' })
  await visitor.press('Esqueci minha senha')
  release()
  await visitor.sees('Redefinir a senha')
})

test('what was written to us before the script was there survives a reload', async ({ page }) => {
  const release = await holdScripts(page)
  const visitor = visitorOf(page, 'pt')
  await page.goto('/pt/contato', { waitUntil: 'domcontentloaded' })
  await visitor.enters({ name: 'Zoé', message: 'Uma pergunta' })
  release()
  await waitUntilLive(page)
  await page.reload()
  await expect(page.locator('main [name="name"]')).toHaveValue('Zoé')
  await expect(page.locator('main [name="message"]')).toHaveValue('Uma pergunta')
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages that wait for a link say what to do without one', async ({ page }) => {
    const visitor = visitorOf(page, 'pt')
    await page.goto('/pt/reset-password')
    await visitor.sees('Você precisa de um link')
    await page.goto('/pt/auth/callback')
    await visitor.sees('Digite o código')
  })
})
