/**
 * No violation of WCAG 2.2 AA on any public page, in light and dark colours, at phone and desktop width. Each page is checked
 * in one language, languages taking turns, and in two appearances that differ in both; the full tier checks every combination.
 */
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#contracts/languages.ts'
import { isFull } from '#tests/kit/tier.ts'
import { COLOR_SCHEMES, type ColorScheme, expectAccessibleIn } from './kit/accessible.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'
import { waitUntilHydrated } from './kit/visitor.ts'

test.describe.configure({ mode: 'parallel' })

type Appearance = { width: number; scheme: ColorScheme }

const WIDTHS = [360, 1280]
const APPEARANCES = COLOR_SCHEMES.flatMap((scheme) => WIDTHS.map((width): Appearance => ({ width, scheme })))

type Visit = { path: string; appearances: readonly Appearance[] }

const visitsIn = (language: Language): Visit[] =>
  publicPathsIn(language).map((path) => ({ path, appearances: APPEARANCES }))

/** The first width light and the second dark, or the other way round. */
const appearancesByTurns = (turn: number): Appearance[] =>
  WIDTHS.map((width, index) => ({ width, scheme: (index + turn) % 2 === 0 ? 'light' : 'dark' }))

/** Every second page. */
const visitsByTurns = (turn: number): Visit[] =>
  publicPathsIn(DEFAULT_LANGUAGE).flatMap((_, index) => {
    const language = LANGUAGES[index % LANGUAGES.length] ?? DEFAULT_LANGUAGE
    const path = publicPathsIn(language)[index]
    return path === undefined || index % 2 !== turn
      ? []
      : [{ path, appearances: appearancesByTurns(Math.floor(index / 2)) }]
  })

const VISITS: [title: string, visits: Visit[]][] = isFull
  ? LANGUAGES.map((language) => [language, visitsIn(language)])
  : [
      ['one half', visitsByTurns(0)],
      ['the other half', visitsByTurns(1)],
    ]

for (const [title, visits] of VISITS) {
  // Proves SITE-24.
  test(`${title}: every public page is accessible`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    test.slow()
    for (const { path, appearances } of visits) {
      await test.step(path, async () => {
        await page.goto(path)
        await waitUntilHydrated(page)
        for (const { width, scheme } of appearances) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessibleIn(page, [scheme])
        }
      })
    }
  })
}

test('a violation is found in the colour scheme that has it', async ({ page }) => {
  await page.goto('/contato')
  await waitUntilHydrated(page)
  await page.locator('h1').evaluate((heading) => (heading.style.color = 'light-dark(#000, #333)'))
  await expectAccessibleIn(page, ['light'])
  const failure = await expectAccessibleIn(page, COLOR_SCHEMES).catch((error: Error) => error.message)
  expect(failure).toContain('color-contrast: <h1')
})
