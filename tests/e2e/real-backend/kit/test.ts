/** `test` of the tours with the real services: the product and the page of all tours, and a world of its own for each. */
import { test as base } from '../../flows/kit/test.ts'
import { openWorld, type World } from './world.ts'

export const test = base.extend<{ world: World }>({
  // Without a look at browser errors: real services refuse requests.
  tourPage: ({ shared }, provide) => provide(shared.tourPage),
  world: async ({ product }, provide) => provide(await openWorld(product)),
})

export { expect } from '@playwright/test'
