/**
 * Reports page views: section and language. Loaded after consent only (PREF-01); sends nothing if the installation has no
 * measurement id. No cookie, no id that outlives the visit. For a signed-in person the account's own setting has to be on
 * as well; it is read from the server for each view.
 */
import type { AnalyticsConfig } from '#contracts/config.ts'
import { resolvePath, routeOf, analyticsSectionOf } from '#contracts/routes.ts'

/** Dispatched by the router's patch of the History API. */
const PLACE_CHANGES = ['pushState', 'replaceState', 'popstate'] as const

export type VisitSources = {
  readConfig: () => Promise<{ analytics: AnalyticsConfig | null }>
  isSignedIn: () => boolean
  /** Reads the privacy setting of the account. */
  readSwitch: (signal: AbortSignal) => Promise<boolean>
}

/** URL of the beacon for one page view. Query and fragment of the page are not sent: they may carry personal data. */
export const pageViewUrl = (
  { id, collector }: AnalyticsConfig,
  visit: string,
  { origin, pathname }: URL,
  language: string,
): string => {
  const url = new URL('/g/collect', collector)
  const fields = {
    v: '2',
    tid: id,
    cid: visit,
    en: 'page_view',
    dl: origin + pathname,
    ul: language,
    'ep.content_group': analyticsSectionOf(pathname),
  }
  url.search = new URLSearchParams(fields).toString()
  return url.href
}

/** Account pages are not counted while signed out: they only redirect to the login. */
const isOfAccount = (pathname: string): boolean => {
  const found = resolvePath(pathname)
  return found.kind !== 'notFound' && ['protected', 'admin'].includes(routeOf(found.route).access)
}

/** Kept for the whole visit: opening the consent choices stops counting, and closing them starts it again. */
const visit = crypto.randomUUID()
/** Path of the page that was counted last. */
let lastCounted = ''

/** Starts counting and returns the function that stops it. Failures are ignored: the visit is not counted. */
export const startAnalytics = ({ readConfig, isSignedIn, readSwitch }: VisitSources): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  const reading = readConfig().then(
    ({ analytics }) => analytics,
    () => null,
  )
  let last = lastCounted

  const mayCount = (pathname: string): Promise<boolean> =>
    isSignedIn() ? readSwitch(signal).catch(() => false) : Promise.resolve(!isOfAccount(pathname))

  const view = async () => {
    const place = new URL(location.href)
    const language = document.documentElement.lang
    if (place.pathname === last) return
    last = place.pathname
    const config = await reading
    if (config === null || !(await mayCount(place.pathname)) || signal.aborted) return
    lastCounted = place.pathname
    navigator.sendBeacon(pageViewUrl(config, visit, place, language))
  }
  const onChange = () => void view()
  for (const change of PLACE_CHANGES) addEventListener(change, onChange, { signal })
  onChange()
  return () => listening.abort()
}
