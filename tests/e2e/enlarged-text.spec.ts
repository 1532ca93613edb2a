/** With the browser's own text size enlarged no page scrolls sideways, and no text is cut (WCAG 1.4.4 and 1.4.10). */
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, type RouteId, ROUTES } from '#contracts/routes.ts'
import { isFull, usualOrFull } from '#tests/kit/tier.ts'
import { openAs } from './kit/accounts.ts'
import { layoutFaults } from './kit/layout.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

test.use({ viewport: { width: 360, height: 740 } })

/**
 * Sizes in pixels that browsers offer; 16 is the usual one. With 20 the viewport is as narrow as it can be without the rules
 * for twice the size, with 32 as narrow as it can be at all.
 */
const SIZES = usualOrFull([20, 32], [20, 24, 32])

/** Those with the longest words and the widest parts. */
const WIDEST_PUBLIC: readonly RouteId[] = ['home', 'products', 'contact', 'privacy', 'accessibility', 'testEffects']
const WIDEST_ACCOUNT: readonly RouteId[] = ['transcriptions', 'subscription', 'settings']

const publicPaths = LANGUAGES.flatMap((language) =>
  isFull ? publicPathsIn(language) : WIDEST_PUBLIC.map((id) => pathOf(id, language)),
)
const accountRoutes = isFull ? ROUTE_IDS.filter((id) => ROUTES[id].access === 'protected') : WIDEST_ACCOUNT

/** Sets the text size as the browser's settings do: media queries in rem follow it. */
const textSizerOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  return (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Words that go on in the next line without a hyphen, except in addresses and codes; in buttons also with one. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    for (const part of document.querySelectorAll(
      'h1, h2, nav > ul a, dialog button, main :is(li, p, strong, span, summary, dt, dd)',
    )) {
      const isHyphenated = getComputedStyle(part).hyphens === 'auto' && !part.matches('button')
      if (!part.checkVisibility() || isHyphenated) continue
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('[translate=no], .visually-hidden')) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) broken.push(`'${word}' is broken`)
        }
      }
    }
    return broken
  })

const faultsOf = async (page: Page, place: string, resize: (size: number) => Promise<unknown>) => {
  const faults: string[] = []
  for (const size of SIZES) {
    await resize(size)
    const found = [...(await layoutFaults(page)), ...(await brokenWords(page))]
    faults.push(...found.map((fault) => `${place}, ${size}px: ${fault}`))
  }
  return faults
}

// Proves SITE-39.
test('public pages in every language fit a phone with an enlarged text size', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  test.slow()
  const resize = await textSizerOf(page)
  const faults: string[] = []
  for (const path of publicPaths) {
    await page.goto(path)
    faults.push(...(await faultsOf(page, path, resize)))
  }
  expect(faults).toEqual([])
})

/** The opened menus of the header, or of the account; those that CSS does not show are left out. */
const openMenus = async (page: Page) => {
  for (const menu of await page.locator('details:has(> nav) > summary').filter({ visible: true }).all()) {
    await menu.evaluate((summary) => summary.parentElement?.setAttribute('open', ''))
  }
}

const faultsOfMenus = async (page: Page, place: string, resize: (size: number) => Promise<unknown>) => {
  await resize(32)
  await openMenus(page)
  return (await layoutFaults(page))
    .filter((fault) => !fault.includes('cover each other'))
    .map((fault) => `${place}: ${fault}`)
}

// Proves SITE-39.
test('the menus of a phone fit it with a text of twice the size', async ({ page }) => {
  const visitor = visitorOf(page, 'fr')
  const resize = await textSizerOf(page)
  const faults: string[] = []
  for (const id of ['home', 'privacy'] as const) {
    await page.goto(pathOf(id, 'fr'))
    faults.push(...(await faultsOfMenus(page, id, resize)))
  }
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  faults.push(...(await faultsOfMenus(page, 'account', resize)))
  expect(faults).toEqual([])
})

// Proves SITE-39, FAIL-62.
test('a question of the account begins with its title, and has whole words, with a text of twice the size', async ({
  page,
}) => {
  const visitor = visitorOf(page, 'fr')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  const resize = await textSizerOf(page)
  await visitor.open('transcribeSettings')
  await resize(32)
  // A window of a small phone with its browser's bars.
  await page.setViewportSize({ width: 360, height: 560 })
  await visitor.click('Desconectar número')
  const title = page.getByRole('dialog').getByRole('heading')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  expect(await brokenWords(page)).toEqual([])
})

/** The spacing of WCAG 1.4.12. As a constructed style sheet, which the content security policy allows. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })

// Proves SITE-74.
test('pages of the account fit a width of 320 pixels with the text spacing of a reader', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const visitor = visitorOf(page, 'fr')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  const faults: string[] = []
  for (const route of accountRoutes) {
    await visitor.open(route)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await spaceText(page)
    faults.push(...(await layoutFaults(page)).map((fault) => `${route}: ${fault}`))
  }
  expect(faults).toEqual([])
})

// Proves SITE-39.
test('pages of the account fit a phone with an enlarged text size', async ({ page }) => {
  test.slow()
  const visitor = visitorOf(page, 'fr')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  const resize = await textSizerOf(page)
  const faults: string[] = []
  for (const route of accountRoutes) {
    await visitor.open(route)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    faults.push(...(await faultsOf(page, route, resize)))
  }
  expect(faults).toEqual([])
})
