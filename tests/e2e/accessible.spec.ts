/**
 * No violation of WCAG 2.2 AA on any public page, in light and dark colours, at phone and desktop width. Each page is checked
 * in Portuguese and one more language in rotation; the full tier checks every combination.
 */
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contracts/languages.ts'
import { isFull } from '#tests/kit/tier.ts'
import { COLOR_SCHEMES, type ColorScheme, expectAccessibleIn } from './kit/accessible.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'
import { waitUntilLive } from './kit/visitor.ts'

test.describe.configure({ mode: 'parallel' })

const looksIn = (scheme: ColorScheme) => [360, 1280].map((width) => ({ width, scheme }))
const LOOKS = COLOR_SCHEMES.flatMap(looksIn)
const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

type Visit = { path: string; looks: typeof LOOKS }

/** Each page light in one of its two languages and dark in the other: two loads, not sixteen. */
const visitsByTurns = (turn: 0 | 1): Visit[] =>
  publicPathsIn(DEFAULT_LANGUAGE).map((own, index) => {
    const other = publicPathsIn(OTHERS[index % OTHERS.length] ?? DEFAULT_LANGUAGE)[index] ?? own
    return { path: turn === 0 ? own : other, looks: looksIn((index + turn) % 2 === 0 ? 'light' : 'dark') }
  })

const VISITS: [title: string, visits: Visit[]][] = isFull
  ? LANGUAGES.map((language) => [language, publicPathsIn(language).map((path) => ({ path, looks: LOOKS }))])
  : [
      [DEFAULT_LANGUAGE, visitsByTurns(0)],
      ['another language', visitsByTurns(1)],
    ]

for (const [title, visits] of VISITS) {
  // Proves SITE-24.
  test(`${title}: every public page is accessible`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    test.slow()
    for (const { path, looks } of visits) {
      await test.step(path, async () => {
        await page.goto(path)
        await waitUntilLive(page)
        for (const { width, scheme } of looks) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessibleIn(page, [scheme])
        }
      })
    }
  })
}

test('a violation is found in the colour scheme that has it', async ({ page }) => {
  await page.goto('/contato')
  await waitUntilLive(page)
  await page.locator('h1').evaluate((heading) => (heading.style.color = 'light-dark(#000, #333)'))
  await expectAccessibleIn(page, ['light'])
  const failure = await expectAccessibleIn(page, COLOR_SCHEMES).catch((error: Error) => error.message)
  expect(failure).toContain('color-contrast: <h1')
})
