/** What every page shares: hydration, languages, URLs, keyboard, theme and small screens. */
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, ROUTES } from '#contracts/routes.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { expectAccessible } from './kit/accessible.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf, waitUntilHydrated } from './kit/visitor.ts'

const OPEN_ROUTES = ROUTE_IDS.filter((route) => ROUTES[route].access !== 'protected')

for (const language of usualOrFull(['pt', 'fr'] as const, LANGUAGES)) {
  test(`${language}: the home page hydrates the markup of the server`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(pathOf('home', language), { waitUntil: 'domcontentloaded' })
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((element) => element.setAttribute('data-sent', ''))
    release()
    await waitUntilHydrated(page)
    await expect(heading).toHaveAttribute('data-sent', '')
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language])
    await expectAccessible(page)
  })

  // Proves ROUTE-09.
  test(`${language}: an unknown path shows the 404 page, with a link to the home page`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    const visitor = visitorOf(page, language)
    await page.goto(`/${language}/nada?x=1`)
    await waitUntilHydrated(page)
    await visitor.sees('Página não encontrada')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link').first().click()
    await visitor.isAt('home')
  })
}

// `long-texts.spec.ts` checks every page with longer texts in every run.
for (const language of usualOrFull([], LANGUAGES)) {
  test(`${language}: nothing needs scrolling sideways on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const widths: Record<string, number> = {}
    for (const route of OPEN_ROUTES) {
      await page.goto(pathOf(route, language))
      await waitUntilHydrated(page)
      widths[route] = await page.evaluate(() => document.documentElement.scrollWidth)
    }
    expect(widths).toEqual(Object.fromEntries(OPEN_ROUTES.map((route) => [route, 320])))
  })
}

for (const language of usualOrFull(['pt', 'fr'] as const, LANGUAGES)) {
  // Proves SITE-33.
  test(`${language}: the longest pages do not exceed their maximal height on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    // Texts in other languages may take a little more space than in Portuguese.
    const widthFactor = language === 'pt' ? 1 : 1.08
    for (const [route, longest] of [
      ['home', 4805],
      ['products', 6517],
      ['innovation', 5000],
    ] as const) {
      await page.goto(pathOf(route, language))
      // On the first visit the web fonts are applied after a scroll, on the next one from the start.
      await page.reload()
      await page.evaluate(() => document.fonts.ready)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, route).toBeLessThanOrEqual(longest * widthFactor)
    }
  })
}

// Proves LANG-16.
test('another language keeps path, query, fragment and what was typed', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('contact', '?a=1&b=%20#mensagem')
  await visitor.enters({ name: 'Zoé', message: 'Uma pergunta' })
  for (const language of ['en', 'es', 'fr', 'pt'] as const) {
    const header = page.getByRole('banner')
    await header.locator('summary').first().click()
    await header.getByRole('link', { name: LANGUAGE_NAMES[language], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/contato\\?a=1&b=%20#mensagem$`))
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language])
    await expect(page.locator('main [name="name"]')).toHaveValue('Zoé')
    await expect(page.locator('main [name="message"]')).toHaveValue('Uma pergunta')
  }
})

// Proves LANG-08, ROUTE-05.
test('a path without a language redirects to the page in the browser’s language, with query and fragment', async ({
  page,
}) => {
  const bare = ['contato', 'login', 'cadastro', 'reset-password', 'contact', 'register', 'signup']
  for (const path of bare) {
    await page.goto(`/${path}?a=1&b=%20&c=a+b#d=%2F`)
    const route = ROUTE_IDS.find(
      (id) => ROUTES[id].path === path || (ROUTES[id].aliases as readonly string[]).includes(path),
    )
    await expect(page).toHaveURL(new RegExp(`/pt/${ROUTES[route ?? 'home'].path}\\?a=1&b=%20&c=a\\+b#d=%2F$`))
  }
})

test.describe('a visitor whose browser is in French', () => {
  test.use({ locale: 'fr-FR' })

  test('is redirected to French from paths without a language', async ({ page }) => {
    await page.goto('/contato?x=1')
    await expect(page).toHaveURL(/\/fr\/contato\?x=1$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

  test('is offered French on the Portuguese root, in French, and gets it by one click (LANG-10)', async ({ page }) => {
    const inFrench = visitorOf(page, 'fr')
    await page.goto('/')
    await expect(page).toHaveURL(/\/pt$/)
    await waitUntilHydrated(page)
    await expectAccessible(page)
    // The flow replaces the prerendered line: an element found before that stays hidden.
    const offer = page.locator('[data-flow="languageOffer"]')
    await offer.getByRole('button', { name: inFrench.translate('Ler em português') }).click()
    await inFrench.isAt('home')
    await page.goto('/contato')
    await inFrench.isAt('contact')
  })

  // Proves LANG-12.
  test('sees the offer above the header from the first paint, without a layout shift (LANG-24)', async ({ page }) => {
    await page.goto('/pt')
    const offer = page.locator('aside').filter({ visible: true })
    await expect(offer).toHaveText(visitorOf(page, 'fr').translate('Ler em português'))
    const bottom = await offer.evaluate((line) => line.getBoundingClientRect().bottom)
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().top)
    expect(header).toBe(bottom)
    await waitUntilHydrated(page)
    await expect(page.locator('[data-flow="languageOffer"]')).toBeVisible()
    await expect(offer).toHaveCount(1)
    // Up or down: on a slow machine the fonts come after the first paint, and widen a word of the header. Not the menus of the
    // header: until its summary has arrived, one is as high as the browser's own.
    const shifts = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
          const recordShifts = (list: PerformanceObserverEntryList) => {
            const sources = (list.getEntries() as (PerformanceEntry & { sources: Source[] })[]).flatMap(
              (it) => it.sources,
            )
            const moved = sources.filter(
              ({ node, previousRect, currentRect }) =>
                previousRect.y !== currentRect.y && !(node instanceof Element && node.closest('header details')),
            )
            resolve(moved.map(({ node }) => `${node?.nodeName}: ${node?.textContent}`))
          }
          new PerformanceObserver(recordShifts).observe({ type: 'layout-shift', buffered: true })
          setTimeout(resolve, 300, [])
        }),
    )
    expect(shifts).toEqual([])
  })

  test('is not asked twice, and dismissing the offer is not a choice of a language (LANG-13)', async ({ page }) => {
    const inFrench = visitorOf(page, 'fr')
    await page.goto('/pt')
    await waitUntilHydrated(page)
    const offer = page.locator('aside').filter({ visible: true })
    await offer.getByRole('button', { name: inFrench.translate('Agora não') }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await waitUntilHydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
    await page.goto('/contato')
    await inFrench.isAt('contact')
  })
})

// Proves ROUTE-07.
test('a protected path without a language redirects to the login in a language', async ({ page }) => {
  await page.goto('/dashboard?from=mail')
  await visitorOf(page, 'pt').isAt('login')
})

test('the keyboard skips to the content, tabs through the header and changes the language', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('home')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: visitor.translate('Ir para o conteúdo') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  const focusOrder: (string | undefined)[] = []
  for (let step = 0; step < 11; step += 1) {
    await page.keyboard.press('Tab')
    focusOrder.push(await focused())
  }
  const pages = ['Produtos', 'Inovação', 'Quem somos', 'Contato', 'Entrar', 'Criar conta']
  expect(focusOrder).toEqual(['Prosa', ...pages, 'Claras', 'Escuras', 'Do sistema', 'PT'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('English')
  await page.keyboard.press('Enter')
  await visitorOf(page, 'en').isAt('home')

  await page.reload()
  await waitUntilHydrated(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

// Proves ROUTE-12.
test('a new page starts at its top, with its title announced and its heading in focus', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('home')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click()
  await visitor.isAt('contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Contato: suporte, parcerias e imprensa | Prosa')
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: 'Contato: suporte, parcerias e imprensa | Prosa' }),
  ).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

// Proves ROUTE-13.
test('back and forward restore the scroll position of each page', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  const top = () => page.evaluate(() => Math.round(scrollY))
  await visitor.open('home')
  // Each page is left in the frame in which it was scrolled, before the `scroll` event.
  await page.evaluate(() => {
    scrollTo({ top: 1_500, behavior: 'instant' })
    document.querySelector<HTMLElement>('footer a[href="/pt/sobre"]')?.click()
  })
  await visitor.isAt('about')
  await expect.poll(top).toBe(0)
  await page.evaluate(() => {
    scrollTo({ top: 400, behavior: 'instant' })
    history.back()
  })
  await visitor.isAt('home')
  await expect.poll(top).toBe(1_500)
  await page.goForward()
  await visitor.isAt('about')
  await expect.poll(top).toBe(400)
  await page.reload()
  await expect.poll(top).toBe(400)
})

// Proves LANG-16.
test('another language keeps the scroll position, what was typed and the focus, and is announced', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('contact')
  await page.getByRole('textbox', { name: 'Nome' }).fill('Ana')
  const menu = page.locator('header details').filter({ hasText: 'Français' }).first().locator('summary')
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Français' }).first().focus()
  // As far down as the menu is still visible.
  await page.evaluate(() => scrollTo({ top: 5, behavior: 'instant' }))
  const before = await page.evaluate(() => Math.round(scrollY))
  await page.keyboard.press('Enter')
  await visitorOf(page, 'fr').isAt('contact')
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Français' })).toBeAttached()
  await expect(menu).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Nom' }).first()).toHaveValue('Ana')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(before)
})

// Proves ROUTE-17, OPS-22.
test('a page with missing files shows an error after one reload, and links to the home page', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/)
  const visitor = visitorOf(page, 'pt')
  await page.route('/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, errorReports: true } })
  })
  const pageReport = page.waitForRequest('/api/page-errors')
  // Before the home page, which may load the files of the pages it links to.
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404 }))
  await visitor.open('home')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click()
  await reloaded
  await waitUntilHydrated(page)
  await visitor.sees('Erro inesperado na aplicação!')
  const report = (await pageReport).postDataJSON() as object
  expect(report).toEqual({
    event: 'page file not loaded',
    error: 'TypeError',
    frames: [expect.stringMatching(/^assets\/contact-.+\.js$/)],
    route: expect.stringMatching(/^(home|contact)$/) as unknown,
  })
  // Sent once more: the answer to the page itself is lost to the test if the page has reloaded by then.
  expect((await page.request.post('/api/page-errors', { data: report })).status()).toBe(202)
  await page.getByRole('main').getByRole('link').click()
  await visitor.isAt('home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leia em 20 segundos.')
})

test('links and menu work without JavaScript', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const page = await context.newPage()
  await page.goto('/fr')
  const header = page.getByRole('banner')
  await header.locator('summary').first().click()
  await header.getByRole('link', { name: 'Español', exact: true }).click()
  await expect(page).toHaveURL(/\/es$/)
  await context.close()
})

// Proves PREF-21.
test('a chosen theme is applied before the first paint of the next visit', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('home')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: visitor.translate('Escuras') })
    .click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('nothing is animated with reduced motion', async ({ page }) => {
  await visitorOf(page, 'pt').open('home')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

// Proves SITE-26.
test('reading the site stores nothing about the visitor and requests no session', async ({ page, context }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visitorOf(page, 'pt').open('home')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => /^\/(auth|rest|api|config)/.test(path))).toEqual([])
  expect(await context.cookies()).toEqual([])
})

const OFFLINE = 'Você está sem internet. O que está na tela e o que você escreveu continuam aqui.'

// Proves FAIL-35, ROUTE-19.
test('without a network the page reports that and stays, with what was typed, until the next one can be loaded', async ({
  page,
  context,
  watch,
}) => {
  // The last pattern is of the accessibility check, which reads the styles of preloaded pages again.
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|Couldn't load preload assets/)
  const visitor = visitorOf(page, 'pt')
  await visitor.open('contact')
  await visitor.enters({ name: 'Zoé' })
  const offline = page.getByRole('status').filter({ hasText: visitor.translate(OFFLINE) })
  await expect(offline).toHaveCount(0)
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: visitor.translate('Termos de uso') })
    .first()
    .click()
  await expect(
    page.getByText(visitor.translate('Sem conexão: a outra página não pôde ser aberta. Esta continua como estava.')),
  ).toBeVisible()
  await expect(page.locator('main [name="name"]')).toHaveValue('Zoé')
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await visitor.isAt('terms')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
  await expect(page.locator('main [name="name"]')).toHaveCount(0)
})
