/** Opens every page of a site that the visitor may see: it must answer 200, hydrate and show no error. */
import type { Browser, Page } from '@playwright/test'
import type { Language } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, routeOf, type RouteId } from '#contracts/routes.ts'
import { refuseCookies } from '#tests/e2e/kit/cookies.ts'
import { waitUntilHydrated } from '#tests/e2e/kit/visitor.ts'
import { watchErrors } from '#tests/e2e/kit/watch-errors.ts'
import { type BookFlow, type BookPath, isFailed } from '../flows-book/book.ts'
import { pictureOf, type Settings, VIEWPORT } from '../flows-book/play-book.ts'
import type { BookTexts } from '../flows-book/texts/book-texts.ts'

/** Timeout in milliseconds. */
const TIMEOUT = 20_000

type Visit = {
  base: string
  /** `localStorage` of a signed-in browser; null without an account. */
  device: Readonly<Record<string, unknown>> | null
  /** The command that repeats it. */
  command: string
}

const withAccess = (...accesses: string[]): RouteId[] => ROUTE_IDS.filter((id) => accesses.includes(routeOf(id).access))

/* Run in the page. */

const store = (items: Readonly<Record<string, unknown>>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value))
}

/* Run by the command. */

const faultsOfAnswer = async (page: Page, url: string): Promise<string[]> => {
  const answer = await page.goto(url, { timeout: TIMEOUT })
  if (answer?.status() !== 200) return [`${url}: ${answer?.status() ?? '-'}`]
  await waitUntilHydrated(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: TIMEOUT })
  return []
}

const ofLanguage = async (page: Page, language: Language): Promise<string[]> => {
  const tag = await page.locator('html').getAttribute('lang')
  return tag?.startsWith(language) === true ? [] : [`lang=${tag}`]
}

/** Data of the account loads after the page, hence the wait; another path is a redirect for lack of access. */
const withoutAlerts = async (page: Page, url: string): Promise<string[]> => {
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT })
  const alerts = await page.getByRole('main').getByRole('alert').allInnerTexts()
  const path = new URL(page.url()).pathname
  return [...alerts.filter((text) => text.trim() !== ''), ...(path === url ? [] : [path])]
}

type PageVisit = { route: RouteId; url: string; faults: string[]; ms: number; picture: string; command: string }

const pathOfVisit = (texts: BookTexts, visited: PageVisit, number: number): BookPath => {
  const { route, url, faults, ms, picture, command } = visited
  const [happens, seen] = [[texts.open(url)], [texts.pageWorks]]
  const hasFailed = faults.length > 0
  return {
    number,
    ms,
    steps: [{ label: `(${route})`, happens, seen, states: [], picture: null, result: hasFailed ? 'failed' : 'passed' }],
    failure: hasFailed
      ? {
          headline: texts.failsAt(url, 1, 1),
          done: happens,
          expected: seen,
          seen: faults,
          message: faults.join('; '),
          counterexample: `(${route})`,
          command,
          trace: null,
          picture,
        }
      : null,
  }
}

/** In the format of a flow of the book, with one path per page. */
export const visitPages = async (
  browser: Browser,
  { language, texts }: Settings,
  { base, device, command }: Visit,
): Promise<BookFlow> => {
  const context = await browser.newContext({ baseURL: base, locale: texts.tag, viewport: VIEWPORT })
  await refuseCookies(context)
  // Read-only: any method but GET and HEAD is aborted, and reported as a failed request.
  await context.route('**', (route) =>
    ['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort('blockedbyclient'),
  )
  const watch = watchErrors(context, new URL(base).origin)
  // The auth service may have another origin; failed requests are still reported.
  watch.allow(/^foreign request/)
  const page = await context.newPage()
  const visited: PageVisit[] = []

  const faultOfError = (error: Error) => [texts.browserStops(error.message.split('\n', 1).join(''))]
  const visit = async (route: RouteId, check: (url: string) => Promise<string[]>) => {
    const url = pathOf(route, language)
    const [began, before] = [performance.now(), watch.errors().length]
    const found = await faultsOfAnswer(page, url).then(
      async (faults) => (faults.length > 0 ? faults : check(url).catch(faultOfError)),
      faultOfError,
    )
    const faults = [...found, ...watch.errors().slice(before)]
    visited.push({ route, url, faults, ms: performance.now() - began, picture: await pictureOf(page), command })
  }

  for (const route of withAccess('public', 'open')) await visit(route, () => ofLanguage(page, language))
  if (device !== null) {
    await page.evaluate(store, device)
    for (const route of withAccess('protected')) await visit(route, (url) => withoutAlerts(page, url))
  }
  await context.close()

  const paths = visited.map((one, index) => pathOfVisit(texts, one, index + 1))
  return {
    id: 'pages',
    name: texts.pages,
    description: '',
    chart: '',
    states: { all: 0, missed: [] },
    transitions: { all: 0, missed: [] },
    edges: { all: paths.length, played: paths.filter((path) => !isFailed(path)).length },
    paths,
    unplayable: [],
  }
}
