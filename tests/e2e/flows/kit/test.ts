/**
 * `test` of the tours, with fixtures for the product and for one page per worker that its tours share: those with the real
 * services as well (`real-backend/kit/test.ts`), as each other set of worker fixtures would start a product and a browser.
 */
import { expect, test as base } from '@playwright/test'
import { refuseCookies } from '../../kit/cookies.ts'
import type { Product } from '../../kit/product.ts'
import { productFixture } from '../../kit/product-fixture.ts'
import { watchErrors } from '../../kit/watch-errors.ts'
import { openTourPage, type TourPage } from './tour-page.ts'
import { TOUR_PRODUCT } from './tour-product.ts'

type WorkerFixtures = { product: Product; shared: { tourPage: TourPage; browserErrors: () => string[] } }

/** Console messages of the browser about failures that the tours provoke. */
const PROVOKED = /Failed to load resource|net::ERR_CONNECTION_FAILED/

export const test = base.extend<{ tourPage: TourPage }, WorkerFixtures>({
  product: productFixture(TOUR_PRODUCT),
  shared: [
    async ({ browser, product }, provide) => {
      const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', reducedMotion: 'reduce' })
      await refuseCookies(context)
      const watch = watchErrors(context, product.origin)
      watch.allow(PROVOKED)
      const tourPage = await openTourPage(await context.newPage(), 'pt')
      await provide({ tourPage, browserErrors: watch.errors })
      await context.close()
    },
    { scope: 'worker' },
  ],
  tourPage: async ({ shared: { tourPage, browserErrors } }, provide) => {
    const before = browserErrors().length
    await provide(tourPage)
    expect(browserErrors().slice(before)).toEqual([])
  },
})
