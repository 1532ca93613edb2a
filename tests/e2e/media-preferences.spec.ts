/** Print, forced colours, dark colours, and connections with data saving. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { LISTED_ROUTES, pathOf } from '#contracts/routes.ts'
import { openAs } from './kit/accounts.ts'
import { shareOfTier } from './kit/share-of-tier.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf, waitUntilHydrated } from './kit/visitor.ts'

/** Pages alternate between print and forced colours, whose styles are shared; the full tier checks each in both. */
const byCircumstance = (turn: 0 | 1) => shareOfTier(LISTED_ROUTES, turn, 2)

const lightnessOf = (page: Page, property: 'color' | 'backgroundColor') =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, name) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    canvas.fillStyle = getComputedStyle(heading)[name]
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  }, property)

/** Visible controls; a link counts if it looks like a button, and the name of a field does not. */
const controlsOf = (page: Page) =>
  page.locator('main :is(a, button, input, select, textarea)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('dt > button'))
      .filter((element) => element.localName !== 'a' || getComputedStyle(element).display === 'inline-flex')
      .map((element) => element.outerHTML.slice(0, 90)),
  )

// Proves SITE-75.
test('a picture that has not arrived is a light or dark screen with a legible text', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  await page.goto(pathOf('home', 'pt'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const [canvas, text] = await page.locator('body').evaluate((body) => {
      body.style.outlineColor = 'var(--color-subtle)'
      const { backgroundColor, outlineColor } = getComputedStyle(body)
      return [backgroundColor, outlineColor] as const
    })
    const picture = page.locator('main picture').filter({ visible: true }).first()
    await expect(picture).toHaveCSS('background-color', canvas)
    await expect(picture).toHaveCSS('color', text)
  }
})

// Proves SITE-27.
test('a page is printed dark on light, completely, and without controls', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('prosa.theme', 'dark'))
  for (const route of byCircumstance(0)) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(pathOf(route, 'pt'))
    await waitUntilHydrated(page)
    await page.emulateMedia({ media: 'print' })
    expect(await lightnessOf(page, 'color')).toBeLessThan(100)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    expect({ route, controls: await controlsOf(page) }).toEqual({ route, controls: [] })
    for (const answer of await page.locator('details[data-question] > div').all()) await expect(answer).toBeVisible()
  }
})

// Proves SITE-27.
test('a receipt is printed without controls', async ({ page }) => {
  const main = page.getByRole('main')
  await openAs(visitorOf(page, 'pt'), { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'paymentHistory')
  await main
    .getByRole('link', { name: /^Recibo/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Recibo/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main).toContainText('Ana Ribeiro')
  expect(await controlsOf(page)).toEqual([])
})

// Proves SITE-27.
test('the security page is printed without the form for another password', async ({ page }) => {
  const main = page.getByRole('main')
  await openAs(visitorOf(page, 'pt'), { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'securitySettings')
  await expect(main.getByText('Este aparelho', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('Este aparelho', { exact: true })).toBeVisible()
  await expect(main.locator('summary')).toBeHidden()
  expect(await controlsOf(page)).toEqual([])
})

// Proves SITE-27.
test('an opened transcription is printed with the names of its fields, and without the search', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'transcriptions')
  const row = page.locator('[data-flow=transcription]').first()
  await row.getByRole('button').first().click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(row.getByRole('term').filter({ visible: true })).not.toHaveCount(0)
  for (const name of await row.getByRole('term').getByRole('button').all()) await expect(name).toBeVisible()
  await expect(row.getByText('Escolha um campo para ver a frase de onde ele saiu.')).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByText('Depois de 5 minutos sem uso, tudo se fecha.')).toBeHidden()
})

// Proves SITE-28.
test('in forced colours highlighted words have contrast to their background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(pathOf('home', 'pt'))
  const marks = await page.locator('mark').evaluateAll((all) =>
    all.map((mark) => {
      const { color, backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(mark)
      return { isLegible: color !== backgroundColor, backgroundImage, forcedColorAdjust }
    }),
  )
  expect(marks.length).toBeGreaterThan(2)
  expect(new Set(marks.map((mark) => JSON.stringify(mark)))).toEqual(
    new Set([JSON.stringify({ isLegible: true, backgroundImage: 'none', forcedColorAdjust: 'none' })]),
  )
})

// Proves SITE-28.
test('in forced colours every control has a whole border or an underline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const route of [...byCircumstance(1), 'products', 'login'] as const) {
    await page.goto(pathOf(route, 'pt'))
    await waitUntilHydrated(page)
    const bare = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { borderTopWidth, borderLeftWidth, borderTopColor, textDecorationLine } = getComputedStyle(element)
          // A transparent border is drawn in forced colours, which its computed colour does not say.
          const [top, left] = [borderTopWidth, borderLeftWidth].map((width) => Number.parseFloat(width) > 0)
          const hasEdge = top && !/^rgba\(.*, 0\)$/.test(borderTopColor)
          return top !== left || (!hasEdge && !textDecorationLine.includes('underline'))
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect({ route, bare }).toEqual({ route, bare: [] })
  }
})

/** Of its lightest pixel, from 0 to 255. */
const lightestOf = async (control: Locator) => {
  const { channels } = await sharp(await control.screenshot()).stats()
  return Math.min(...channels.slice(0, 3).map(({ max }) => max))
}

test('in dark colours an unchecked box and a switch that is off do not look disabled', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const visitor = visitorOf(page, 'pt')
  await visitor.open('register')
  expect(await lightestOf(page.getByRole('checkbox'))).toBeGreaterThan(160)
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'privacySettings')
  const control = page.getByRole('main').getByRole('switch')
  await expect(control).not.toBeChecked()
  expect(await lightestOf(control)).toBeGreaterThan(160)
})

// Proves LANG-22.
test('with data saving nothing is prefetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/pt')
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  const scripts = fetched.flatMap((path) => /\/assets\/(.+)-.{8}\.js$/.exec(path)?.[1] ?? [])
  // The code of the page and the texts of its own language, and of no other page.
  expect(scripts.toSorted()).toEqual(['app', 'content', 'home', 'rolldown-runtime', 'texts-pt'])
})
