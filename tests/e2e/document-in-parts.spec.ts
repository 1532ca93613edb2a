/** A document that arrives in parts: what is painted of the first one does not move when the rest arrives. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { recordLayoutShifts, shiftsOf } from './kit/layout-shifts.ts'
import { expect, test } from './kit/test.ts'

/** In the middle of the figure beside the title. */
const CUT = 'data-fact="1"'

/** Serves the site at `origin`, and of the page at `path` at first only what comes before the cut. */
const serveInParts = async (origin: string, path: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const copy = async (url: string, response: ServerResponse) => {
    const answer = await fetch(origin + url)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' })
    const cut = url === path ? body.indexOf(CUT) : 0
    if (cut < 0) throw new Error(`${path} has no ${CUT}`)
    response.write(body.subarray(0, cut))
    if (cut > 0) await released
    response.end(body.subarray(cut))
  }
  const server = createServer((request, response) => void copy(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}${path}`, release, close: () => server.close() }
}

const untilPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
      }),
  )

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

for (const width of [360, 1280]) {
  test(`the home page at a width of ${width} moves next to nothing while its document arrives`, async ({
    browser,
    product,
  }) => {
    const { url, release, close } = await serveInParts(product.origin, '/pt')
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    await recordLayoutShifts(page)
    await page.goto(url, { waitUntil: 'commit' })
    await untilPainted(page)
    await twoFrames(page)
    const title = page.getByRole('heading', { level: 1 })
    // Beside the figure it is centred, and would move.
    await (width < 896 ? expect(title).toBeVisible() : expect(title).toBeHidden())
    release()
    await expect(title).toBeVisible()
    await page.waitForLoadState('load')
    await twoFrames(page)
    // A first paint in the middle of the header moves its links sideways; without the rule of the title it is 0.012.
    const shift = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
    expect(shift).toBeLessThan(0.003)
    await page.close()
    close()
  })
}

test('a page that consists of a title and its figure shows them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/pt/ate-logo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
