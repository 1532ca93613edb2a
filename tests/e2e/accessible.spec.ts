/**
 * No fault of WCAG 2.2 AA on any public page, in any language, in light and dark colours, on a phone and on a desk. Each
 * page is seen in every language and in every look; which of them meet changes from page to page. The full tier takes all.
 */
// Proves SITE-24.
import { LANGUAGES } from '#contracts/languages.ts'
import { isFull } from '#tests/kit/tier.ts'
import { COLOR_SCHEMES, expectAccessibleIn } from './kit/accessible.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'
import { waitUntilLive } from './kit/visitor.ts'

test.describe.configure({ mode: 'parallel' })

const LOOKS = [360, 1280].flatMap((width) => COLOR_SCHEMES.map((scheme) => ({ width, scheme })))

for (const [turn, language] of LANGUAGES.entries()) {
  test(`${language}: every public page is accessible`, async ({ page, watch }) => {
    watch.allow(/status of 404/)
    test.slow()
    for (const [index, path] of publicPathsIn(language).entries()) {
      const assertions = isFull ? LOOKS : LOOKS.slice((turn + index) % LOOKS.length).slice(0, 1)
      await test.step(path, async () => {
        await page.goto(path)
        await waitUntilLive(page)
        for (const { width, scheme } of assertions) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessibleIn(page, [scheme])
        }
      })
    }
  })
}

test('a fault is found, in the scheme that has it', async ({ page }) => {
  await page.goto('/contato')
  await waitUntilLive(page)
  await page.locator('h1').evaluate((heading) => (heading.style.color = 'light-dark(#000, #333)'))
  await expectAccessibleIn(page, ['light'])
  const failure = await expectAccessibleIn(page, COLOR_SCHEMES).catch((error: Error) => error.message)
  expect(failure).toContain('color-contrast: <h1')
})
