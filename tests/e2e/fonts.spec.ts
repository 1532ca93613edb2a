/** Fonts that arrive after the first paint, and what is laid out only with them. */
import type { Page } from '@playwright/test'
import { holdScripts, htmlOnceHydrated, visitFirst } from './kit/first-visit.ts'
import { recordLayoutShifts, shiftsOf } from './kit/layout-shifts.ts'
import { expect, test } from './kit/test.ts'

const footerLayout = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('footer')!).contentVisibility)

// On a wide screen the links of the header move some pixels sideways.
for (const [path, width, limit] of [
  ['/en', 360, 0.001],
  ['/pt', 412, 0.001],
  ['/pt', 1280, 0.003],
] as const) {
  test(`fonts that arrive after the first paint are applied where that moves next to nothing: ${path}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await visitFirst(page)
    await recordLayoutShifts(page)
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(path)
    await expect(htmlOnceHydrated(page)).toBeAttached()
    expect(await footerLayout(page)).toBe('auto')
    arrive()
    await expect(page.locator('html[data-faces="shown"]:not([data-fresh])')).toBeAttached()
    expect(await footerLayout(page)).toBe('visible')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const shift = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
    expect(shift).toBeLessThan(limit)
  })
}

test('a place in the page, or a reload, has all sections laid out from the start', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/pt#convite', { waitUntil: 'domcontentloaded' })
  expect(await footerLayout(page)).toBe('visible')
  await page.goto('/pt', { waitUntil: 'domcontentloaded' })
  expect(await footerLayout(page)).toBe('auto')
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await footerLayout(page)).toBe('visible')
  release()
})

test('fonts that would shift the first page are applied when it is scrolled or left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitFirst(page)
  // A title that takes one line more in the fallback font, whichever is installed.
  await page.route('**/pt', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/size-adjust:[\d.]+%/g, 'size-adjust:140%')
    const headers = { ...answer.headers() }
    delete headers['content-security-policy']
    await route.fulfill({ response: answer, headers, body })
  })
  await page.goto('/pt')
  await expect(page.locator('html[data-faces="waiting"]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos' }).first().click()
  await expect(page.locator('html[data-faces="shown"]')).toBeAttached()
})

/** Families that an element is drawn with, as the browser reports them. */
const drawnFamilies = async (page: Page, selector: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

// Proves SITE-78.
test('a returning visitor whose cache is empty sees both fonts, although one arrives after the first paint', async ({
  page,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/atkinson*.woff2', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/pt/sobre', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // A font that is declared as optional is not used if it does not arrive within a tenth of a second.
  await page.waitForTimeout(500)
  arrive()
  await expect(htmlOnceHydrated(page)).toBeAttached()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => drawnFamilies(page, 'main p')).toEqual([expect.stringContaining('Atkinson')])
  expect(await drawnFamilies(page, 'h1')).toEqual([expect.stringContaining('Gabarito')])
})
