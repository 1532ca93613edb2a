/** Plays tours in Chromium, on the built product or on any URL. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts'
import { refuseCookies } from '#tests/e2e/kit/cookies.ts'
import { openTourPage, type TourPage } from '#tests/e2e/flows/kit/tour-page.ts'
import { playedFlows } from '#tests/e2e/flows/kit/played-flows.ts'
import { unbackedFlows } from '#tests/e2e/real-backend/kit/unbacked-flows.ts'
import {
  type CoverageCriterion,
  type PlayedFlow,
  tourCoverageOf,
  type Tour,
  toursOf,
} from '#tests/e2e/flows/kit/tours.ts'
import { BROWSER_FLAGS, findBrowser } from '../browser.ts'
import { chartOf } from '../chart.ts'
import { PlainError } from '../plain-error.mjs'
import { type Book, type BookFlow, type BookPath, isFailed, type Result } from './book.ts'
import { markChart } from './chart-marks.ts'
import { record, statesOf } from './record.ts'
import { withBase } from './with-base.ts'
import { failureText, failureSentences } from './failure-text.ts'
import { replayCommand } from './replay-command.ts'
import type { Vertex } from '#tests/kit/graph.ts'
import type { BackendHooks } from '#tests/e2e/flows/kit/tour-driver.ts'
import type { BookTexts } from './texts/book-texts.ts'

export type Settings = {
  language: Language
  texts: BookTexts
  base: string | null
  headed: boolean
  slow: number
  covers: CoverageCriterion
}

/** Wide enough for the desktop layout, small enough to keep the pictures small. */
export const VIEWPORT = { width: 1024, height: 768 }
const QUALITY = 55
/** A page is replaced after so many tours: Playwright replays all clock calls in every new document. */
const TOURS_PER_PAGE = 20

export const FOLDER = new URL('../../../build/flows-book/', import.meta.url)

export const withBrowser = async <T>(
  { headed, slow }: Settings,
  work: (browser: Browser) => Promise<T>,
): Promise<T> => {
  const executablePath = findBrowser()
  if (executablePath === null) throw new PlainError('No Chromium was found. Install one and name it in PROSA_CHROMIUM.')
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS, headless: !headed, slowMo: slow })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

const openBookPage = async (browser: Browser, base: string, { texts, language }: Settings): Promise<TourPage> => {
  const context = await browser.newContext({
    baseURL: base,
    locale: texts.tag,
    reducedMotion: 'reduce',
    viewport: VIEWPORT,
  })
  await refuseCookies(context)
  return openTourPage(await context.newPage(), language)
}

const closeBookPage = ({ page }: TourPage) => page.context().close()

export const pictureOf = async (page: Page) =>
  `data:image/jpeg;base64,${(await page.screenshot({ type: 'jpeg', quality: QUALITY })).toString('base64')}`

/** Plays the tour again with a trace. A flaky failure leaves the trace of a passing run. */
export const playTraced = async (browser: Browser, base: string, tour: Tour, settings: Settings) => {
  const tourPage = await openBookPage(browser, base, settings)
  const { tracing } = tourPage.page.context()
  await tracing.start({ screenshots: true, snapshots: true })
  const played = await record(tourPage, tour, settings.texts, () => Promise.resolve(''))
  const languageSuffix = settings.language === DEFAULT_LANGUAGE ? '' : `-${settings.language}`
  const name = `traces/${tour.flow.id}-${tour.number}${languageSuffix}.zip`
  mkdirSync(new URL('traces/', FOLDER), { recursive: true })
  await tracing.stop({ path: fileURLToPath(new URL(name, FOLDER)) })
  const picture = await pictureOf(tourPage.page)
  await closeBookPage(tourPage)
  return { ...played, trace: name, picture }
}

export const chosenFlows = (only: readonly string[], covers: CoverageCriterion): PlayedFlow[] => {
  const flows = covers === 'unbacked' ? unbackedFlows() : playedFlows(covers)
  const unknown = only.filter((id) => !flows.some((flow) => flow.id === id))
  if (unknown.length > 0) {
    throw new PlainError(
      `No flow '${unknown.join(', ')}' is played. There are: ${flows.map(({ id }) => id).join(', ')}`,
    )
  }
  return only.length === 0 ? flows : flows.filter(({ id }) => only.includes(id))
}

type Print = (line: string) => void

/** Names of transitions: those of passed steps, and those of failed ones. */
const marksOf = (tours: readonly Tour[], paths: readonly BookPath[]) => {
  const transitionsOf = (result: Result) =>
    new Set(
      tours.flatMap(({ path }, index) => {
        const effects = [path.start.effects, ...path.edges.map((edge) => edge.effects)]
        return effects.flatMap((effect, step) => (paths[index]?.steps[step]?.result === result ? effect.taken : []))
      }),
    )
  return { covered: transitionsOf('passed'), broken: transitionsOf('failed') }
}

/** With real services no failed tour is repeated for a trace, and flows are played in sequence. */
export type Services = { hooks: BackendHooks; command: (flow: string) => string }

/** Shared by all flows of one book; `pictures` is filled while they are played. */
type Run = {
  browser: Browser
  base: string
  settings: Settings
  pictures: Book['pictures']
  print: Print
  services: Services | null
}

const playPath = async (run: Run, tourPage: TourPage, tour: Tour): Promise<BookPath> => {
  const { browser, base, settings, pictures, print, services } = run
  const { flow } = tour
  const takePicture = async (_: Tour, at: Vertex) => {
    const key = `${flow.id} ${at.name}`
    const [situation, states] = [at.name, statesOf(at.snapshot)]
    pictures[key] ??= { flow: flow.id, situation, states, source: await pictureOf(tourPage.page) }
    return key
  }
  const { steps, ms, failure } = await record(tourPage, tour, settings.texts, takePicture, services?.hooks)
  if (failure === null) return { number: tour.number, steps, ms, failure: null }
  const { trace, picture } = services
    ? { trace: null, picture: await pictureOf(tourPage.page) }
    : await playTraced(browser, base, tour, settings)
  const { message, counterexample } = failure.parts
  const command = services?.command(flow.id) ?? replayCommand(flow.id, tour.number, settings)
  const name = flow.names[settings.language]
  const sentences = failureSentences(settings.texts, { name, number: tour.number, steps }, failure)
  print(`\n${failureText(settings.texts, sentences, command)}\n`)
  return {
    number: tour.number,
    steps,
    ms,
    failure: { ...sentences, message, counterexample, command, trace, picture },
  }
}

const playFlow = async (run: Run, flow: PlayedFlow): Promise<BookFlow> => {
  const { browser, base, settings, print } = run
  const tours = toursOf(flow)
  const { states, transitions, missedStates, missedTransitions, played, edges, unplayable } = tourCoverageOf(
    flow,
    tours,
  )
  const paths: BookPath[] = []
  let tourPage = await openBookPage(browser, base, settings)
  for (const tour of tours) {
    if (paths.length > 0 && paths.length % TOURS_PER_PAGE === 0) {
      await closeBookPage(tourPage)
      tourPage = await openBookPage(browser, base, settings)
    }
    paths.push(await playPath(run, tourPage, tour))
  }
  await closeBookPage(tourPage)
  print(`${flow.id}: ${paths.length} paths, ${paths.filter(isFailed).length} failed`)
  return {
    id: flow.id,
    name: flow.names[settings.language],
    description: flow.model.machine.config.description ?? '',
    chart: markChart(await chartOf(flow.model.machine), marksOf(tours, paths)),
    states: { all: states, missed: missedStates },
    transitions: { all: transitions, missed: missedTransitions },
    edges: { all: edges, played },
    paths,
    unplayable: [...unplayable].map(([reason, labels]) => ({ reason, labels: [...labels] })),
  }
}

export const playBook = async (
  flows: readonly PlayedFlow[],
  settings: Settings,
  print: Print,
  services: Services | null = null,
): Promise<Book> =>
  withBase(settings.base, (base) =>
    withBrowser(settings, async (browser) => {
      const pictures: Book['pictures'] = {}
      const run: Run = { browser, base, settings, pictures, print, services }
      const played = new Map<PlayedFlow, BookFlow>()

      const waiting = [...flows]
      const playOn = async () => {
        for (let flow = waiting.shift(); flow !== undefined; flow = waiting.shift()) {
          played.set(flow, await playFlow(run, flow))
        }
      }
      await Promise.all(Array.from({ length: settings.headed || services ? 1 : availableParallelism() }, playOn))
      const inOrder = flows.flatMap((flow) => played.get(flow) ?? [])
      return { language: settings.language, base, at: new Date().toISOString(), flows: inOrder, pictures }
    }),
  )
