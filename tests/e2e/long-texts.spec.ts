/** Texts that are a third longer break no layout, as in a future language. */
import { usualOrFull } from '#tests/kit/tier.ts'
import { layoutFaults, lengthenTexts } from './kit/layout.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'

for (const width of usualOrFull([320, 1280], [320, 360, 1280])) {
  // Proves SITE-30.
  test(`texts that are a third longer fit a width of ${width}`, async ({ browser, contextOptions, product }) => {
    const context = await browser.newContext({
      ...contextOptions,
      javaScriptEnabled: false,
      baseURL: product.origin,
      viewport: { width, height: 800 },
    })
    const page = await context.newPage()
    const faults: string[] = []
    for (const path of publicPathsIn('pt')) {
      await page.goto(path)
      await lengthenTexts(page)
      faults.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
    await context.close()
  })
}
