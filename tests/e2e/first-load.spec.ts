/** What a page loads until hydration, that the first click needs nothing more, and that input before hydration is not lost. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contracts/languages.ts'
import type { FirstLoad } from '../../scripts/prerender.ts'
import { openAs } from './kit/accounts.ts'
import { holdScripts, htmlOnceHydrated, visitFirst } from './kit/first-visit.ts'
import { mockRead } from './kit/mock-reads.ts'
import { recordLayoutShifts, shiftsOf } from './kit/layout-shifts.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf, waitUntilHydrated } from './kit/visitor.ts'

const loads = JSON.parse(readFileSync(new URL('../../build/first-load.json', import.meta.url), 'utf8')) as FirstLoad[]
/** Of a first visit with a stored session; the browser's look for icon and manifest is not counted. */
const DASHBOARD = { requests: 15, bytes: 230 * 1024 }
const inPortuguese = loads.filter(({ file, kind }) => /^pt[./]/.test(file) && kind !== 'account')

/** Init script: records what had been requested at hydration. */
const noteWhenLive = () => {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset['hydrated'] === undefined) return
    observer.disconnect()
    Object.assign(globalThis, { requestedWhenLive: performance.getEntriesByType('resource').map(({ name }) => name) })
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}

const requestedWhenLive = async (page: Page) => {
  await expect(htmlOnceHydrated(page)).toBeAttached()
  return page.evaluate(() => (globalThis as unknown as { requestedWhenLive: string[] }).requestedWhenLive)
}

const scriptsIn = (addresses: readonly string[]) =>
  [...new Set(addresses.map((address) => new URL(address).pathname.slice(1)))]
    .filter((path) => path.endsWith('.js'))
    .toSorted()

/** A page that paints nothing may never be called idle. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))

/** Scripts are requested when the page has loaded and the browser is idle. */
const untilNetworkIdle = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await untilIdle(page)
  await page.waitForLoadState('networkidle')
}

// Proves SITE-29.
test('every page hydrates without interaction, with the files that its budget counts', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  await page.addInitScript(noteWhenLive)
  const scriptsByFile: Record<string, string[]> = {}
  for (const { file } of inPortuguese) {
    await page.goto(`/${file.replace(/\.html$/, '')}`)
    scriptsByFile[file] = scriptsIn(await requestedWhenLive(page))
  }
  expect(scriptsByFile).toEqual(Object.fromEntries(inPortuguese.map(({ file, js }) => [file, js.toSorted()])))
})

/** Sent before the browser acknowledges anything: ten packets of 1,460 bytes. */
const INITIAL_WINDOW = 14_600

type ReceivedFile = { path: string; bytes: number }

/**
 * Responses with their headers, as they come over HTTP/1.1, in the order of their requests. From the browser's protocol:
 * Playwright's `request.sizes()` waits for headers that are not reported for every response.
 */
const recordReceived = async (page: Page): Promise<readonly ReceivedFile[]> => {
  const received: ReceivedFile[] = []
  const byId = new Map<string, ReceivedFile>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const entry = { path: new URL(request.url).pathname, bytes: 0 }
    byId.set(requestId, entry)
    received.push(entry)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = byId.get(requestId)
    if (entry) entry.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return received
}

for (const language of LANGUAGES) {
  test(`the home page in ${language} arrives with its headers in the first ten packets`, async ({ page }) => {
    await visitFirst(page)
    const received = await recordReceived(page)
    await page.goto(`/${language}`)
    await expect(htmlOnceHydrated(page)).toBeAttached()
    const bytes = received.find(({ path }) => path === `/${language}`)?.bytes
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(INITIAL_WINDOW)
  })
}

test('nothing but the document is requested before the first paint of a first visit', async ({ page }) => {
  await visitFirst(page)
  await page.goto('/pt')
  await expect(htmlOnceHydrated(page)).toBeAttached()
  const requestedBeforePaint = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? Number.NaN))
      .map(({ name }) => name)
  })
  // The browser fetches lazy pictures at low priority at a time of its choice.
  expect(requestedBeforePaint.filter((name) => !/\.(avif|webp|svg|ico)(\?|$)/.test(name))).toEqual([])
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  // Proves SITE-29.
  test(`with ${JSON.stringify(connection)} no script is requested before an interaction`, async ({ page }) => {
    await page.addInitScript((value) => void Object.defineProperty(navigator, 'connection', { value }), connection)
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.goto('/pt')
    await untilNetworkIdle(page)
    expect(scriptsIn(requestedUrls)).toEqual([])
    await waitUntilHydrated(page)
    await untilNetworkIdle(page)
    expect(scriptsIn(requestedUrls)).toEqual(inPortuguese.find(({ page: id }) => id === 'home')?.js.toSorted())
  })
}

// Proves SITE-34.
test('the first click on the header is answered without a request', async ({ page }) => {
  let requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/pt')
  await expect(htmlOnceHydrated(page)).toBeAttached()
  // Linked pages are fetched one after the other, each when the browser is idle: on a busy machine with pauses.
  let previous = 0
  const hasGrown = () => {
    const before = previous
    previous = requestedUrls.length
    return previous !== before
  }
  await expect.poll(hasGrown, { intervals: [500] }).toBe(false)
  requestedUrls = []
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/login/)
  await expect(page.locator('main [name="email"]')).toBeVisible()
  expect(requestedUrls).toEqual([])
})

test('the document of a hovered link is prefetched', async ({ page, context }) => {
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

test('a hydrated page has fetched no stylesheet: its styles are inline', async ({ page }) => {
  await page.addInitScript(noteWhenLive)
  await page.goto('/pt/login')
  expect((await requestedWhenLive(page)).filter((address) => address.endsWith('.css'))).toEqual([])
})

// Proves ACCOUNT-62.
test('a dashboard with a stored session and an empty cache asks for no more than its budget', async ({ page }) => {
  const received = await recordReceived(page)
  await openAs(visitorOf(page, 'pt'), { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('Número conectado')).toBeVisible()
  await untilNetworkIdle(page)
  const first = received.findIndex(({ path }) => path === '/pt/dashboard')
  const own = received.slice(first).filter(({ path }) => !/favicon|webmanifest/.test(path))
  const paths = own.map(({ path, bytes }) => `${path} ${bytes}`)
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(DASHBOARD.requests)
  expect(own[0]?.bytes).toBeGreaterThan(0)
  expect(
    own.reduce((sum, { bytes }) => sum + bytes, 0),
    paths.join('\n'),
  ).toBeLessThanOrEqual(DASHBOARD.bytes)
})

const PENDING_PIX = {
  checkout_id: '00000000-0000-4000-8000-000000000002',
  plan_code: 'premium',
  method: 'pix',
  amount_cents: 2990,
  currency: 'BRL',
  pix_code: '00020126580014br.gov.bcb.pix',
  expires_at: null,
}
const ALERTS: Record<string, { text: string; arrange: (page: Page) => Promise<unknown> } | null> = {
  'no alert': null,
  'the monthly limit reached': {
    text: 'Limite do mês atingido: 5.',
    arrange: (page) =>
      mockRead(page, 'readUsage', {
        json: { usage: { last_30_days: 5, this_month: 5, monthly_limit: 5, resets_at: '2026-12-01T03:00:00+00:00' } },
      }),
  },
  'a pending Pix': {
    text: 'aguardando o pagamento.',
    arrange: (page) => mockRead(page, 'readWaitingPayment', { json: { waiting: PENDING_PIX } }),
  },
}
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]

for (const [name, alert] of Object.entries(ALERTS)) {
  // Proves ACCOUNT-50.
  test(`the account layout is prerendered, and loading data causes no layout shift: ${name}`, async ({ page }) => {
    await openAs(visitorOf(page, 'pt'), { email: 'ana@prosa.test', password: 'prosa-demo-1' })
    await page.waitForLoadState('networkidle')
    await alert?.arrange(page)
    await recordLayoutShifts(page)
    for (const viewport of alert === null ? VIEWPORTS : VIEWPORTS.filter(({ width }) => width !== 412)) {
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        const release = await holdScripts(page)
        await page.goto('/pt/dashboard', { waitUntil: 'domcontentloaded' })
        const sections = page.getByRole('navigation', { name: 'Sua conta' })
        await expect(sections.getByRole('link', { name: 'Transcrições' })).toBeVisible()
        await expect(page.getByRole('main').getByRole('status')).toHaveText('Carregando...')
        release()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Ana')
        if (alert !== null) await expect(page.getByText(alert.text)).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await shiftsOf(page)).toEqual([])
      })
    }
  })
}

// Proves ACCOUNT-50.
test('loaded content is about as high as its placeholder', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await recordLayoutShifts(page)
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'accountSettings')
  for (const [route, width] of [
    ['accountSettings', 360],
    ['securitySettings', 360],
    ['accountSettings', 1280],
    ['transcriptions', 360],
    ['privacySettings', 360],
    ['subscription', 360],
    ['services', 360],
  ] as const) {
    await test.step(`${route}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await visitor.open(route)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      const shift = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
      expect(shift).toBeLessThan(0.02)
    })
  }
})

for (const [path, width] of [
  ['/pt/contat', 412],
  ['/fr/acessibilidad', 360],
] as const) {
  test(`no layout shift when the 404 page suggests a page: ${path}, ${width} px`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    await page.setViewportSize({ width, height: 823 })
    await recordLayoutShifts(page)
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await expect(htmlOnceHydrated(page)).toBeAttached()
    await expect(page.getByText(/^(Você procurava|Vous cherchiez)/)).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const shift = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
    expect(shift).toBeLessThan(0.001)
  })
}

test('a signed-in person sees the links of the account before any script has loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('prosa.session', '{}'))
  const release = await holdScripts(page)
  await page.goto('/pt', { waitUntil: 'domcontentloaded' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Minha conta' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Entrar' })).toBeHidden()
  release()
})

/** Opens sign-in with its scripts held; as a page that was reloaded with a state, such as after a registration. */
const openHeld = async (page: Page, hasState: boolean) => {
  if (hasState) {
    await page.goto('/pt/login')
    await page.evaluate(() => history.replaceState({ email: 'ana@prosa.test', intent: 'confirmEmail' }, ''))
  }
  const release = await holdScripts(page)
  await (hasState
    ? page.reload({ waitUntil: 'domcontentloaded' })
    : page.goto('/pt/login', { waitUntil: 'domcontentloaded' }))
  return release
}

for (const hasState of [false, true]) {
  const where = hasState ? ', on a page that is rendered anew' : ''

  // Proves FAIL-30.
  test(`a form that is submitted before hydration is sent after it${where}`, async ({ page, watch }) => {
    watch.allow(/status of 400/)
    const visitor = visitorOf(page, 'pt')
    const release = await openHeld(page, hasState)
    await visitor.enters({ email: 'ninguem@prosa.test', password: 'segredo antigo' })
    await page.keyboard.press('Enter')
    release()
    await visitor.seesAlert('error.auth.invalidCredentials')
    await expect(page.locator('main [name="email"]')).toHaveValue('ninguem@prosa.test')
    await expect(page).toHaveURL(/\/pt\/login$/)
  })

  // Proves FAIL-30.
  test(`a button that is clicked before hydration acts after it${where}`, async ({ page }) => {
    const visitor = visitorOf(page, 'pt')
    const release = await openHeld(page, hasState)
    await visitor.click('Esqueci minha senha')
    release()
    await visitor.sees('Redefinir a senha')
  })
}

test('a contact message that was written before hydration survives a reload', async ({ page }) => {
  const release = await holdScripts(page)
  const visitor = visitorOf(page, 'pt')
  await page.goto('/pt/contato', { waitUntil: 'domcontentloaded' })
  await visitor.enters({ name: 'Zoé', message: 'Uma pergunta' })
  release()
  await waitUntilHydrated(page)
  await page.reload()
  await expect(page.locator('main [name="name"]')).toHaveValue('Zoé')
  await expect(page.locator('main [name="message"]')).toHaveValue('Uma pergunta')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages that need a mailed link explain what to do without one', async ({ page }) => {
    const visitor = visitorOf(page, 'pt')
    await page.goto('/pt/reset-password')
    await visitor.sees('Você precisa de um link')
    await page.goto('/pt/auth/callback')
    await visitor.sees('Digite o código')
  })
})
