/** `test` of the tours with the real services: a product with real limits and a movable clock, and a page. */
import { test as base } from '@playwright/test'
import { refuseCookies } from '../../kit/cookies.ts'
import type { Product } from '../../kit/product.ts'
import { productFixture } from '../../kit/product-fixture.ts'
import { setStage, type Stage } from '../../flows/kit/stage.ts'
import { INGEST_TOKEN, openWorld, SIGNING_KEY, type World } from './world.ts'

type WorkerFixtures = { product: Product; theatre: Stage }

export const test = base.extend<{ stage: Stage; world: World }, WorkerFixtures>({
  product: productFixture({
    env: { RATE_LIMIT_FACTOR: '1', SIGNING_KEY, INGEST_TOKEN },
    hasJumpingClock: true,
    hasSaidNetworks: true,
  }),
  theatre: [
    async ({ browser, product }, provide) => {
      const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', reducedMotion: 'reduce' })
      await refuseCookies(context)
      await provide(await setStage(await context.newPage(), 'pt'))
      await context.close()
    },
    { scope: 'worker' },
  ],
  stage: async ({ theatre }, provide) => provide(theatre),
  world: async ({ product }, provide) => provide(await openWorld(product)),
})

export { expect } from '@playwright/test'
