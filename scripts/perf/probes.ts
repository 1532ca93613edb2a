/** Measures what Lighthouse does not: CPU time of a load, time until a form is usable, a click until the next page. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const DESK = { viewport: { width: 1280, height: 800 } }
/** Lighthouse's applied throttling: milliseconds, and bytes per second. */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const SLOWDOWN = 4
const SETTLING = { load: 1_500, prefetch: 3_000, pointer: 100 }

export type Throttle = { isSlowLine: boolean }

export const inFreshPage = async <T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, protocol: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    return await work(page, protocol)
  } finally {
    await context.close()
  }
}

export const throttle = async (protocol: CDPSession, { isSlowLine }: Throttle) => {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (isSlowLine) await protocol.send('Network.emulateNetworkConditions', SLOW_4G)
}

/** CPU time of the main thread in milliseconds, unthrottled: a busy machine hardly changes it. */
export const processorTime = (browser: Browser, url: string): Promise<number> =>
  inFreshPage(browser, PHONE, async (page, protocol) => {
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLING.load)
    const { metrics } = await protocol.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  })

type PageMoments = { usable?: number; clicked?: number; shown?: number }

/**
 * Resolves when the page prints this text. Not `waitForFunction`, whose code is compiled and run by the page while it is
 * measured: 55 ms of a click at a processor slowed down four times.
 */
export const printed = (page: Page, text: string): Promise<unknown> =>
  page.waitForEvent('console', (message) => message.text() === text)

const momentsOf = (page: Page): Promise<PageMoments> =>
  page.evaluate(() => (globalThis as typeof globalThis & { marked: PageMoments }).marked)

const FIELD = 'input[type="email"]'

/** Milliseconds until React has hydrated the field and the main thread has run a task after that. Wall-clock time. */
export const formUsable = (browser: Browser, url: string): Promise<number> =>
  inFreshPage(browser, PHONE, async (page, protocol) => {
    await throttle(protocol, { isSlowLine: true })
    await page.addInitScript((selector) => {
      const marked: PageMoments = {}
      Object.assign(globalThis, { marked })
      const mark = () => {
        marked.usable = performance.now()
        console.debug('usable')
      }
      const check = () => {
        const field = document.querySelector(selector)
        const isOwned = field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps$'))
        if (isOwned) setTimeout(mark)
        else requestAnimationFrame(check)
      }
      requestAnimationFrame(check)
    }, FIELD)
    const usable = printed(page, 'usable')
    await page.goto(url, { waitUntil: 'load' })
    await usable
    return (await momentsOf(page)).usable ?? Number.NaN
  })

export type Click = { ms: number; requests: number }

/** From a click on the sign-in link to the frame that shows the field. */
export const clickToLogin = (browser: Browser, origin: string, line: Throttle): Promise<Click> =>
  inFreshPage(browser, DESK, async (page, protocol) => {
    await page.addInitScript((selector) => {
      const marked: PageMoments = {}
      Object.assign(globalThis, { marked })
      const mark = () => {
        marked.shown = performance.now()
        console.debug('shown')
      }
      const check = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(check)
        else setTimeout(mark)
      }
      const begin = ({ timeStamp }: Event) => {
        marked.clicked = timeStamp
        requestAnimationFrame(check)
      }
      addEventListener('click', begin, { capture: true })
    }, FIELD)
    await page.goto(`${origin}/pt`, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLING.prefetch)
    await throttle(protocol, line)
    const link = page.locator('header a[href="/pt/login"]').first()
    await link.hover()
    await page.waitForTimeout(SETTLING.pointer)
    let requests = 0
    page.on('request', () => (requests += 1))
    const shown = printed(page, 'shown')
    await page.mouse.down()
    await page.mouse.up()
    await shown
    const moments = await momentsOf(page)
    return { ms: (moments.shown ?? Number.NaN) - (moments.clicked ?? Number.NaN), requests }
  })
