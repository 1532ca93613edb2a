/**
 * `npm run perf -- --account`: a dashboard with a stored session and an empty cache, and the way between screens of the
 * account.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { SEEDED } from '../../server/embedded/seed.ts'
import { SESSION_KEY } from '../../src/clients/storage-keys.ts'
import { BROWSER_FLAGS } from '../kit/browser.ts'
import { openSession } from '../kit/screenshot-session.ts'
import { withBaselines } from './baselines/build.ts'
import { median } from './median.ts'
import { DESK, formUsable, inFreshPage, PHONE, printed, SLOW_4G, throttle } from './probes.ts'

type Figures = Record<string, number>
type Load = { browser: Browser; origin: string; session: string }

const DASHBOARD = '/pt/dashboard'
const LIST = '/pt/transcriptions'
/** Milliseconds in which the code of a page arrives after its link was hovered. */
const PREFETCH = 2_000

const signIn = (page: Page, session: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const)

/** By the heading of the screen, and whether its rows are there and nothing is loading any more. */
const MOMENTS = {
  greeting: { heading: 'Olá,', isFilled: false },
  dashboard: { heading: 'Olá,', isFilled: true },
  list: { heading: 'Transcrições', isFilled: true },
}

/** Notes when each moment was painted: milliseconds since navigation, or since the last click. */
const noteMoments = (page: Page) =>
  page.addInitScript((moments) => {
    const marked: Record<string, number> = {}
    let from = 0
    const check = () => {
      const main = document.querySelector('main')
      const text = main?.textContent ?? ''
      const hasRows = main?.querySelector('[data-flow=transcription]') != null && !text.includes('Carregando')
      const title = main?.querySelector('h1')?.textContent ?? ''
      for (const [name, { heading, isFilled }] of Object.entries(moments)) {
        const isNow = title.startsWith(heading) && (hasRows || !isFilled)
        const mark = () => {
          if (marked[name] !== undefined) return
          marked[name] = performance.now() - from
          console.debug(name)
        }
        if (marked[name] === undefined && isNow) setTimeout(mark)
      }
      requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
    const begin = ({ timeStamp }: Event) => {
      from = timeStamp
      for (const name of Object.keys(marked)) delete marked[name]
    }
    addEventListener('click', begin, { capture: true })
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { momentOf: (name: string) => marked[name], shiftOf: () => shift })
  }, MOMENTS)

/** The global object of a page with `noteMoments`. */
type MomentGlobals = typeof globalThis & { momentOf: (name: string) => number | undefined; shiftOf: () => number }

const momentOf = async (page: Page, name: keyof typeof MOMENTS): Promise<number> => {
  const moment = await page.waitForFunction((key) => (globalThis as MomentGlobals).momentOf(key), name)
  return (await moment.jsonValue()) ?? Number.NaN
}

/** Without a throttle: counts. */
const countCold = ({ browser, origin, session }: Load): Promise<Figures> =>
  inFreshPage(browser, PHONE, async (page, protocol) => {
    let [requests, bytes] = [0, 0]
    const isIcon = new Set<string>()
    protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (/favicon|webmanifest/.test(request.url)) isIcon.add(requestId)
      else requests += 1
    })
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!isIcon.has(requestId)) bytes += encodedDataLength
    })
    await signIn(page, session)
    await noteMoments(page)
    await page.goto(origin + DASHBOARD)
    await momentOf(page, 'dashboard')
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => (globalThis as MomentGlobals).shiftOf())
    return { requests, KB: bytes / 1000, 'layout shift': Math.round(shift * 1000) / 1000 }
  })

const timeCold = ({ browser, origin, session }: Load): Promise<Figures> =>
  inFreshPage(browser, PHONE, async (page, protocol) => {
    await signIn(page, session)
    await noteMoments(page)
    await throttle(protocol, { isSlowLine: true })
    const lastCard = printed(page, 'dashboard')
    await page.goto(origin + DASHBOARD)
    await lastCard
    const [greeting, filled] = [await momentOf(page, 'greeting'), await momentOf(page, 'dashboard')]
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    return { 'first paint, ms': painted, 'greeting, ms': greeting, 'last card, ms': filled }
  })

/** From a click on a section to its rows. `isSeen`: the section was opened before. */
const timeClick = ({ browser, origin, session }: Load, isSeen: boolean): Promise<number> =>
  inFreshPage(browser, DESK, async (page, protocol) => {
    await signIn(page, session)
    await noteMoments(page)
    await page.goto(origin + (isSeen ? LIST : DASHBOARD))
    await momentOf(page, isSeen ? 'list' : 'dashboard')
    const link = (path: string) => page.locator(`header nav a[href="${path}"]`).first()
    if (isSeen) {
      await link(DASHBOARD).click()
      await momentOf(page, 'dashboard')
    }
    await link(LIST).hover()
    await page.waitForTimeout(PREFETCH)
    await throttle(protocol, { isSlowLine: !isSeen })
    const shown = printed(page, 'list')
    await page.mouse.down()
    await page.mouse.up()
    await shown
    return momentOf(page, 'list')
  })

const measureRound = async (load: Load, split: string): Promise<Figures> => ({
  ...(await countCold(load)),
  'sign-in usable of split, ms': await formUsable(load.browser, `${split}/pt/login`),
  ...(await timeCold(load)),
  'seen before, slow CPU, ms': await timeClick(load, true),
  'first visit, slow line, ms': await timeClick(load, false),
})

const LIMITS: Readonly<Record<string, (figures: Figures) => number>> = {
  requests: () => 15,
  KB: () => 230,
  'layout shift': () => 0,
  'last card, ms': (figures) => 1.5 * (figures['sign-in usable of split, ms'] ?? Number.NaN) + SLOW_4G.latency,
  'seen before, slow CPU, ms': () => 100,
  'first visit, slow line, ms': () => SLOW_4G.latency + 100,
}

const print = (figures: Figures): boolean => {
  const checks = Object.entries(figures).map(([name, figure]) => {
    const limit = LIMITS[name]?.(figures)
    const isWithinLimits = limit === undefined || figure <= limit
    const limitText = limit === undefined ? '' : `<= ${Math.round(limit)}`
    const cells = [String(Math.round(figure * 1000) / 1000), limitText, isWithinLimits ? '' : 'over']
    console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join(''))
    return isWithinLimits
  })
  return checks.every(Boolean)
}

/** Resolves to whether every limit is kept. Everything in ms is wall-clock time: for an idle machine. */
export const measureAccount = (executablePath: string, origin: string, rounds: number): Promise<boolean> =>
  withBaselines(async ({ split }) => {
    const session = JSON.stringify(await openSession(origin, SEEDED.member.email))
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
    try {
      const results: Figures[] = []
      for (let round = 1; round <= rounds; round += 1)
        results.push(await measureRound({ browser, origin, session }, split))
      const middle = Object.keys(results[0] ?? {}).map((name) => [
        name,
        median(results.map((figures) => figures[name] ?? Number.NaN)),
      ])
      return print(Object.fromEntries(middle) as Figures)
    } finally {
      await browser.close()
    }
  })
