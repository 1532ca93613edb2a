/** `test` of the tours with the real services: the product and the page of all tours, and a context of its own for each. */
import { test as base } from '../../flows/kit/test.ts'
import { openTourContext, type TourContext } from './tour-context.ts'

export const test = base.extend<{ tourContext: TourContext }>({
  // Without a look at browser errors: real services refuse requests.
  tourPage: ({ shared }, provide) => provide(shared.tourPage),
  tourContext: async ({ product }, provide) => provide(await openTourContext(product)),
})

export { expect } from '@playwright/test'
