import type { Page } from '@playwright/test'

/* Run in the page. */

const read = async () => {
  const stores = [localStorage, sessionStorage].map((store) => Object.entries(store))
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  const cached: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      cached.push(request.url, (await answer?.text()) ?? '')
    }
  }
  return JSON.stringify([stores, databases, cached, history.state, window.name])
}

/** Everything persisted in the browser: storage, databases, caches, cookies and the history entry. */
export const browserStorageOf = async (page: Page): Promise<string> =>
  (await page.evaluate(read)) + JSON.stringify(await page.context().cookies())
