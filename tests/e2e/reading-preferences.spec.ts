/** The reading preferences: chosen from the footer, stored, applied before the first paint, and no layout breaks. */
import type { Page } from '@playwright/test'
import { READING_PREFERENCES_CHOICES } from '#contracts/reading-preferences.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { openAs } from './kit/accounts.ts'
import { shareOfTier } from './kit/share-of-tier.ts'
import { expectAccessible } from './kit/accessible.ts'
import { coveredStops } from './kit/covered-focus.ts'
import { isOnTop } from './kit/is-on-top.ts'
import { layoutFaults } from './kit/layout.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf, waitUntilHydrated } from './kit/visitor.ts'
import { translatorTo } from './kit/translator.ts'

const EVERYTHING = 'size-largest spacing-wide font-serif contrast-high focus-line layout-simple'

/** Run in the page: the visible effects of the preferences. */
const assertions = (page: Page, paragraph = 'footer p') =>
  page.evaluate((selector) => {
    const text = getComputedStyle(document.querySelector(selector) as Element)
    return {
      root: getComputedStyle(document.documentElement).fontSize,
      isSpaced: Number.parseFloat(text.letterSpacing) > 0.1 * Number.parseFloat(text.fontSize),
      fontFamily: text.fontFamily.split(',', 1)[0],
      hasLine: getComputedStyle(document.body, '::after').position === 'fixed',
    }
  }, paragraph)

const DESIGNED = { root: '16px', isSpaced: false, fontFamily: 'atkinson', hasLine: false }
const CHOSEN = { root: '24px', isSpaced: true, fontFamily: 'Georgia', hasLine: true }

for (const language of usualOrFull(['pt'] as const, ['pt', 'fr'] as const)) {
  // Proves PREF-13, PREF-14, PREF-15.
  test(`${language}: preferences are chosen by keyboard, applied at once, and on every page`, async ({ page }) => {
    const translate = translatorTo(language)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/${language}/sobre`)
    await waitUntilHydrated(page)
    expect(await assertions(page)).toEqual(DESIGNED)
    const opener = page.getByRole('contentinfo').getByRole('button', { name: translate('Modo leitura') })
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: translate('Modo leitura') })
    await expect(panel.getByRole('heading')).toBeFocused()
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    for (const key of ['ArrowRight', 'ArrowRight', 'Tab', 'ArrowRight', 'ArrowRight', 'Tab'])
      await page.keyboard.press(key)
    for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'Space']) await page.keyboard.press(key)
    await expect(page.locator('html')).toHaveAttribute('data-reading-preferences', EVERYTHING)
    expect(await assertions(page)).toEqual(CHOSEN)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()

    await page.goto(`/${language}/contato`)
    await waitUntilHydrated(page)
    expect(await assertions(page)).toEqual(CHOSEN)
    await opener.click()
    await panel.getByRole('button', { name: translate('Voltar ao normal') }).click()
    expect(await assertions(page)).toEqual(DESIGNED)
    await page.reload()
    expect(await assertions(page)).toEqual(DESIGNED)
  })
}

// Proves PREF-15.
test('preferences are applied before any script has loaded, and in the account', async ({ page }) => {
  await page.addInitScript((marks) => localStorage.setItem('prosa.comfort', marks), EVERYTHING)
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Ana')
  expect(await assertions(page, 'main p')).toEqual(CHOSEN)

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/pt', { waitUntil: 'domcontentloaded' })
  expect(await assertions(page)).toEqual(CHOSEN)
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
  release()
})

// Proves PREF-26.
test('choices that are made in two tabs are both kept', async ({ context }) => {
  const openPanel = async () => {
    const page = await context.newPage()
    await page.goto('/pt/contato')
    await waitUntilHydrated(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Modo leitura' }).click()
    return { page, panel: page.getByRole('region', { name: 'Modo leitura' }) }
  }
  const first = await openPanel()
  const second = await openPanel()
  await first.panel.getByLabel('Com serifa').check()
  await expect(second.panel.getByLabel('Com serifa')).toBeChecked()
  await second.panel.getByLabel('Mais contraste').check()
  await expect(first.panel.getByLabel('Mais contraste')).toBeChecked()
  for (const { page } of [first, second])
    await expect(page.locator('html')).toHaveAttribute('data-reading-preferences', 'font-serif contrast-high')
})

test('the reading line follows the pointer, or the focus', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('prosa.comfort', 'focus-line'))
  await page.goto('/pt/privacidade')
  await waitUntilHydrated(page)
  const line = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--reading-line'))
  await expect
    .poll(async () => {
      await page.mouse.move(200, 301)
      await page.mouse.move(200, 300)
      return line()
    })
    .toBe('300px')
  // Past the skip link.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  const middle = () =>
    page.evaluate(() => {
      const { top = 0, height = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      return `${Math.round(top + height / 2)}px`
    })
  expect(await line()).toBe(await middle())
})

/** All combinations that change the layout; contrast and reading line do not. */
const layouts = READING_PREFERENCES_CHOICES.size.flatMap((size) =>
  READING_PREFERENCES_CHOICES.spacing.flatMap((spacing) =>
    READING_PREFERENCES_CHOICES.font.flatMap((font) =>
      READING_PREFERENCES_CHOICES.layout.map(
        (layout) => `size-${size} spacing-${spacing} font-${font} layout-${layout}`,
      ),
    ),
  ),
)

const setMarks = (page: Page, marks: string) =>
  page.evaluate((text) => void (document.documentElement.dataset['readingPreferences'] = text), marks)

const faultsIn = async (page: Page, paths: readonly string[], combinations: readonly string[], root?: string) => {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    if (root !== undefined) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size, 'important'), root)
    }
    for (const marks of combinations) {
      await setMarks(page, marks)
      faults.push(...(await layoutFaults(page)).map((fault) => `${path}, ${marks}: ${fault}`))
    }
  }
  return faults
}

const WIDEST = ['full', 'simple'].map((layout) => `size-largest spacing-wide font-serif layout-${layout}`)

test('the panel with all choices fits a width of 320', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await faultsIn(page, ['/pt', '/pt/contato'], layouts)).toEqual([])
})

const TEXT_SIZES = [
  ['as it is', undefined],
  ['at twice its size', '32px'],
] as const

for (const [turn, [name, root]] of TEXT_SIZES.entries()) {
  const paths = shareOfTier(publicPathsIn('pt'), turn, TEXT_SIZES.length)
  test(`the widest preferences fit every page at a width of 320, with text ${name}`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    test.slow()
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await faultsIn(page, paths, WIDEST, root)).toEqual([])
  })
}

for (const width of [320, 390]) {
  // Proves SITE-38.
  test(`no preference puts the header over the bar or the focus below it at a width of ${width}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 640 })
    const bars = [
      ['privacy', page.locator('main summary').first()],
      ['products', page.getByRole('navigation', { name: 'Nesta página' })],
    ] as const
    for (const [route, bar] of bars) {
      await visitorOf(page, 'pt').open(route)
      for (const marks of [EVERYTHING, 'size-largest', 'spacing-wide', 'font-serif', 'layout-simple']) {
        await setMarks(page, marks)
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }))
        expect({ marks, route, isOnTop: await isOnTop(bar) }).toEqual({ marks, route, isOnTop: true })
        await page.getByRole('contentinfo').getByRole('link').first().focus()
        const covered = await coveredStops(page, 12, 'Shift+Tab')
        expect({ marks, route, covered }).toEqual({ marks, route, covered: [] })
      }
    }
  })
}

// Proves SITE-38.
test('the menu of the header opens below it whatever the preferences', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const marks of ['size-largest', 'layout-simple']) {
    await visitorOf(page, 'pt').open('about')
    await setMarks(page, marks)
    await page.getByRole('banner').locator('summary').last().click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Produtos' })).toBeInViewport()
  }
})

test('the open reading mode leaves the choices of the sample on the accessibility page as they are', async ({
  page,
}) => {
  await visitorOf(page, 'pt').open('accessibility')
  const chosen = page.getByRole('main').getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(3)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Modo leitura' }).click()
  await expect(page.getByRole('region', { name: 'Modo leitura' }).getByRole('radio', { checked: true })).toHaveCount(2)
  await expect(chosen).toHaveCount(3)
})
