/** `test` of the tours with the real services: a product with real limits and a movable clock, and a page. */
import { test as base } from '@playwright/test'
import { refuseCookies } from '../../kit/cookies.ts'
import type { Product } from '../../kit/product.ts'
import { productFixture } from '../../kit/product-fixture.ts'
import { openTourPage, type TourPage } from '../../flows/kit/tour-page.ts'
import { INGEST_TOKEN, openWorld, SIGNING_KEY, type World } from './world.ts'

type WorkerFixtures = { product: Product; shared: TourPage }

export const test = base.extend<{ tourPage: TourPage; world: World }, WorkerFixtures>({
  product: productFixture({
    env: { RATE_LIMIT_FACTOR: '1', SIGNING_KEY, INGEST_TOKEN },
    hasJumpingClock: true,
    hasSaidNetworks: true,
  }),
  shared: [
    async ({ browser, product }, provide) => {
      const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', reducedMotion: 'reduce' })
      await refuseCookies(context)
      await provide(await openTourPage(await context.newPage(), 'pt'))
      await context.close()
    },
    { scope: 'worker' },
  ],
  tourPage: async ({ shared }, provide) => provide(shared),
  world: async ({ product }, provide) => provide(await openWorld(product)),
})

export { expect } from '@playwright/test'
