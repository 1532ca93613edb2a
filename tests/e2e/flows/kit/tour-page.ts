/** A page of the built product for playing tours one after the other, with mocked services and a fake clock. */
import type { Page } from '@playwright/test'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { waitUntilHydrated } from '../../kit/visitor.ts'
import { type Translate, translatorTo } from '../../kit/translator.ts'
import { holdRequests, type HeldRequests } from './held-requests.ts'
import { type PageSetup, NOW } from './network.ts'

/** URL and history state of a page. */
export type Place = { url: string; navigationState: unknown }

type StoredValues = Readonly<Record<string, unknown>>

export type TourPage = {
  page: Page
  language: Language
  translate: Translate
  requests: HeldRequests
  /** How long something expected may take; milliseconds. */
  timeout: number
  /** Leaves the open page, which aborts its requests. */
  leave: () => Promise<void>
  /** Opens a page as a first visit. */
  open: (setup: PageSetup) => Promise<void>
  /** Writes to local and session storage. */
  writeStorage: (ready: Pick<PageSetup, 'device' | 'tab'>) => Promise<void>
  /** The places since the load, or since `clearPlaces`; the current one is last. */
  places: () => Promise<Place[]>
  /** Clears the list of places. */
  clearPlaces: () => Promise<void>
  /** Signs in, or out if null, in another tab, which notifies this one. */
  changeSessionInOtherTab: (session: { user: object } | null) => Promise<void>
  /** Jumps ahead in time: each due timer fires at most once. Milliseconds. */
  fastForward: (ms: number) => Promise<void>
  /** Advances time step by step: intervals fire each time. Milliseconds. */
  runFor: (ms: number) => Promise<void>
}

/** A same-origin page without a script, to set up storage and history. */
const BLANK_PAGE = '/robots.txt'
const TIMEOUT = 10_000
/** Long enough for idle callbacks, shorter than any delay of a flow. */
const SETTLE_TIME = 50

type Texts = Readonly<Record<string, string>>
type Keep = { device: Texts; tab: Texts; now: string }
type SetUp = { path: string; navigationState: object | null }

/* Run in the page. */

const store = ({ device, tab, now }: Keep) => {
  const fill = (storage: Storage, texts: Texts) => {
    for (const [key, value] of Object.entries(texts)) storage.setItem(key, value.replace(now, String(Date.now())))
  }
  fill(localStorage, device)
  fill(sessionStorage, tab)
}

const setUp = ({ path, navigationState }: SetUp) => {
  localStorage.clear()
  sessionStorage.clear()
  if (navigationState !== null) sessionStorage.setItem('navigationState', JSON.stringify(navigationState))
  history.replaceState(null, '', path)
}

/** Init script: sets the history state that another page would have passed. */
const restoreNavigationState = () => {
  const navigationState = sessionStorage.getItem('navigationState')
  sessionStorage.removeItem('navigationState')
  if (navigationState !== null) history.replaceState(JSON.parse(navigationState), '')
}

/** Init script: records all navigations, as a redirect may follow before the test looks. */
const recordPlaces = () => {
  const places: Place[] = []
  Object.assign(window, { places })
  for (const name of ['pushState', 'replaceState'] as const) {
    const move = history[name].bind(history)
    history[name] = (...args) => {
      move(...args)
      places.push({ url: location.pathname + location.search, navigationState: history.state as unknown })
    }
  }
}

const placesSoFar = (): Place[] => {
  const { places } = window as unknown as { places: Place[] }
  return [...places, { url: location.pathname + location.search, navigationState: history.state as unknown }]
}

const clearPlaces = () => void (window as unknown as { places: Place[] }).places.splice(0)

/** Stubs `history.back`, as the history has pages of other tours (admin.spec.ts goes back for real). */
const keepFromGoingBack = () => {
  history.back = () => {}
}

/** Like the auth client: updates the storage, then broadcasts to the other tabs. */
const changeSession = ({ key, session }: { key: string; session: { user: object } | null }) => {
  if (session === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify({ ...session, user: undefined }))
  const channel = new BroadcastChannel(key)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
  channel.postMessage({ event: session === null ? 'SIGNED_OUT' : 'SIGNED_IN', session })
  channel.close()
}

/* Run by the test. */

const textsOf = (values: StoredValues = {}): Texts =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

export const openTourPage = async (page: Page, language: Language): Promise<TourPage> => {
  const context = page.context()
  const requests = await holdRequests(page)
  const otherTab = await context.newPage()
  await otherTab.goto(BLANK_PAGE)
  await page.bringToFront()
  await page.addInitScript(restoreNavigationState)
  await page.addInitScript(keepFromGoingBack)
  await page.addInitScript(recordPlaces)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const now = JSON.stringify(NOW)
  const leave = async () => {
    if (!page.url().endsWith(BLANK_PAGE)) await page.goto(BLANK_PAGE)
    requests.forget()
  }
  return {
    page,
    language,
    translate: translatorTo(language),
    requests,
    timeout: TIMEOUT,
    leave,
    open: async ({ route, language: own = language, queryAndHash = '', navigationState = null, device, tab }) => {
      await leave()
      await page.evaluate(setUp, { path: pathOf(route, own) + queryAndHash, navigationState })
      await page.evaluate(store, { device: textsOf(device), tab: textsOf(tab), now })
      // Those of the last page that were reported late: the blank page makes none.
      requests.forget()
      await page.reload()
      await waitUntilHydrated(page)
      await page.clock.runFor(SETTLE_TIME)
    },
    writeStorage: ({ device, tab }) => page.evaluate(store, { device: textsOf(device), tab: textsOf(tab), now }),
    places: () => page.evaluate(placesSoFar),
    clearPlaces: () => page.evaluate(clearPlaces),
    changeSessionInOtherTab: (session) => otherTab.evaluate(changeSession, { key: SESSION_KEY, session }),
    fastForward: (ms) => page.clock.fastForward(ms),
    runFor: (ms) => page.clock.runFor(ms),
  }
}
