/** Every control is reached by keyboard in reading order, with a visible focus. */

/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page takes none along */
import type { Page } from '@playwright/test'
import { shareOfTier } from './kit/share-of-tier.ts'
import { passConsentDelay } from './kit/clock.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'
import { waitUntilHydrated } from './kit/visitor.ts'

/** Pages alternate between phone and desktop width; the full tier checks each at both. */
const WIDTHS = [360, 1280]

/** Marks the focusable elements in document order, and returns their number. */
const markFocusable = (page: Page) =>
  page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, audio[controls], [tabindex]',
    )
    const isReached = (element: HTMLElement) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
    // Tab reaches the checked radio button of a group; arrow keys reach the others.
    const isOfGroup = (element: HTMLElement) => element.matches('input[type="radio"]:not(:checked)')
    const reached = [...candidates].filter((element) => isReached(element) && !isOfGroup(element))
    for (const [index, element] of reached.entries()) element.dataset['order'] = String(index)
    return reached.length
  })

/** Moves the focus to the top of the page, also if it was on a heading. */
const startAtTop = (page: Page) =>
  page.evaluate(() => {
    const top = document.createElement('span')
    top.tabIndex = -1
    document.body.prepend(top)
    top.focus()
    top.remove()
  })

/** The mark of the focused element, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (element === null || element === document.body) return null
    for (const animation of document.getAnimations()) animation.finish()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    const top = document.elementFromPoint(
      Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
      Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
    )
    const isCovered = top !== null && !element.contains(top) && !top.contains(element)
    return {
      order: Number(element.dataset['order'] ?? -1),
      isSeen: isOnScreen && !isCovered && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })

/** Presses a key once for each focusable element; returns what had the focus. */
const press = async (page: Page, key: string, count: number) => {
  const focusOrder: unknown[] = []
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press(key)
    focusOrder.push(await focused(page))
  }
  return focusOrder
}

const allSeen = (count: number) => Array.from({ length: count }, (_, order) => ({ order, isSeen: true }))

const walk = async (page: Page) => {
  await startAtTop(page)
  const count = await markFocusable(page)
  return { focusOrder: await press(page, 'Tab', count), expected: allSeen(count) }
}

for (const [turn, width] of WIDTHS.entries()) {
  // Proves SITE-24.
  test(`the keyboard reaches everything on every page from its top to its end at a width of ${width}`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/)
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    for (const path of shareOfTier(publicPathsIn('pt'), turn, WIDTHS.length)) {
      await page.goto(path)
      await waitUntilHydrated(page)
      const { focusOrder, expected } = await walk(page)
      expect({ path, focusOrder }).toEqual({ path, focusOrder: expected })
    }
  })
}

for (const [turn, width] of WIDTHS.entries()) {
  test(`sticky elements do not cover the focus when tabbing backwards, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const path of shareOfTier(['/pt/produtos', '/pt/privacidade'], turn, WIDTHS.length)) {
      await page.goto(path)
      await waitUntilHydrated(page)
      const { expected } = await walk(page)
      const backward = await press(page, 'Shift+Tab', expected.length - 1)
      expect({ path, backward }).toEqual({ path, backward: expected.slice(0, -1).toReversed() })
    }
  })

  test(`the page navigation marks the section in view, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const [path, fragment] of [
      ['/pt/produtos', 'roteiro'],
      ['/pt/privacidade', 'seguranca'],
    ] as const) {
      await page.goto(`${path}#${fragment}`)
      await waitUntilHydrated(page)
      await expect(page.locator('main nav [aria-current="location"]')).toHaveAttribute('href', `#${fragment}`)
      const top = await page.locator(`#${fragment}`).evaluate((heading) => heading.getBoundingClientRect().top)
      expect(top).toBeGreaterThan(width === 360 ? 117 : 72)
    }
  })
}

for (const width of WIDTHS) {
  test(`a language is offered before the consent question, and does not cover the focus, at a width of ${width}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width, height: 640 },
      locale: 'fr-FR',
    })
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/pt')
    await waitUntilHydrated(page)
    await passConsentDelay(page)
    const offer = page.locator('aside').filter({ visible: true })
    const question = page.locator('[data-flow="consent"]')
    await expect(offer).toBeVisible()
    await expect(question).toHaveCount(1)
    await expect(question).toBeHidden()
    const { focusOrder, expected } = await walk(page)
    expect(focusOrder).toEqual(expected)
    await offer.getByRole('button').last().click()
    await expect(offer).toBeHidden()
    await expect(question).toBeVisible()
    await context.close()
  })
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  // Proves PREF-22.
  test(`the consent question does not cover the focus, and is deferred on a form, at ${width}x${height}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ baseURL: product.origin, viewport: { width, height } })
    const page = await context.newPage()
    await page.clock.install()
    const question = page.getByRole('region', { name: 'Cookies', exact: true })
    for (const path of ['/pt', '/pt/produtos', '/pt/privacidade']) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await passConsentDelay(page)
      await expect(question).toBeVisible()
      const { focusOrder, expected } = await walk(page)
      expect({ path, focusOrder }).toEqual({ path, focusOrder: expected })
    }
    for (const path of ['/pt/login', '/pt/cadastro', '/pt/contato', '/pt/lista-de-espera', '/pt/reset-password']) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await passConsentDelay(page)
      await expect(question).toBeHidden()
    }
    await page.getByRole('button', { name: 'Escolhas de cookies' }).click()
    await expect(question).toBeVisible()
    await context.close()
  })
}
