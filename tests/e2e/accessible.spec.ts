/** No fault of WCAG 2.2 AA on any public page, in any language, in light and dark colours, on a phone and on a desk. */
// Proves SITE-24.
import { LANGUAGES } from '#contracts/languages.ts'
import { expectAccessible } from './kit/accessible.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { test } from './kit/test.ts'
import { waitUntilLive } from './kit/visitor.ts'

const WIDTHS = [360, 1280]

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`${language}: every public page is accessible at a width of ${width}`, async ({ page, watch }) => {
      watch.allow(/status of 404/)
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      for (const path of publicPathsIn(language)) {
        await test.step(path, async () => {
          await page.goto(path)
          await waitUntilLive(page)
          await expectAccessible(page)
        })
      }
    })
  }
}
