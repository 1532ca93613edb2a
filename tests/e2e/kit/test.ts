/** `test` of every end-to-end file, with fixtures for the product, its mailbox, and browsers watched for errors. */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { refuseCookies } from './cookies.ts'
import { type Mailbox, mailboxOf } from './mailbox.ts'
import type { Product } from './product.ts'
import { productFixture } from './product-fixture.ts'
import { type Watch, watchErrors } from './watch-errors.ts'

type TestFixtures = {
  watch: Watch
  mailbox: Mailbox
  /** Another device: a browser context that shares nothing with the first. */
  otherBrowser: () => Promise<Page>
}
type WorkerFixtures = { product: Product }

/** A handler may still wait for the service when its test ends: what it throws then is no failure of the test. */
const leaveRoutes = async (context: BrowserContext) => {
  for (const source of [context, ...context.pages()]) await source.unrouteAll({ behavior: 'ignoreErrors' })
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: productFixture(),
  baseURL: ({ product }, provide) => provide(product.origin),
  mailbox: ({ product }, provide) => provide(mailboxOf(product)),
  watch: [
    async ({ context, product }, provide) => {
      const watch = watchErrors(context, product.origin)
      await refuseCookies(context)
      await provide(watch)
      await leaveRoutes(context)
      expect(watch.errors()).toEqual([])
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, contextOptions, product, locale, watch: { allowed } }, provide) => {
    const contexts: { context: BrowserContext; watch: Watch }[] = []
    await provide(async () => {
      const context = await browser.newContext({ ...contextOptions, locale, baseURL: product.origin })
      await refuseCookies(context)
      contexts.push({ context, watch: watchErrors(context, product.origin, allowed) })
      return context.newPage()
    })
    for (const { context, watch } of contexts) {
      await leaveRoutes(context)
      expect(watch.errors()).toEqual([])
      await context.close()
    }
  },
})

export { expect } from '@playwright/test'
