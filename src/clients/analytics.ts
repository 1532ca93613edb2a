/**
 * Counts visits of pages: which section, in which language. Loaded after consent only (PREF-01), and silent where the
 * installation has no measurement id. No cookie, no identity that outlives the visit. Of somebody signed in, nothing is
 * counted unless the account's own switch is on, as the server has it at that moment.
 */
import type { AnalyticsConfig } from '#contracts/config.ts'
import { resolvePath, routeOf, sectionOf } from '#contracts/routes.ts'

/** Dispatched by the router's patch of the History API. */
const PLACE_CHANGES = ['pushState', 'replaceState', 'popstate'] as const

export type VisitSources = {
  readConfig: () => Promise<{ analytics: AnalyticsConfig | null }>
  isSignedIn: () => boolean
  /** The account's switch. */
  readSwitch: (signal: AbortSignal) => Promise<boolean>
}

/** The address of one page view. Query and fragment stay here: they may carry what is nobody's business. */
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
    'ep.content_group': sectionOf(pathname),
  }
  url.search = new URLSearchParams(fields).toString()
  return url.href
}

/** A page of an account, seen for a moment on the way to the login, is no visit. */
const isOfAccount = (pathname: string): boolean => {
  const found = resolvePath(pathname)
  return found.kind !== 'notFound' && ['protected', 'admin'].includes(routeOf(found.route).access)
}

/** Starts counting and returns the function that stops it. Failures are ignored: the visit is not counted. */
export const startAnalytics = ({ readConfig, isSignedIn, readSwitch }: VisitSources): (() => void) => {
  const visit = crypto.randomUUID()
  const listening = new AbortController()
  const { signal } = listening
  const reading = readConfig().then(
    ({ analytics }) => analytics,
    () => null,
  )
  let last = ''

  const mayCount = (pathname: string): Promise<boolean> =>
    isSignedIn() ? readSwitch(signal).catch(() => false) : Promise.resolve(!isOfAccount(pathname))

  const view = async () => {
    const place = new URL(location.href)
    const language = document.documentElement.lang
    if (place.pathname === last) return
    last = place.pathname
    const config = await reading
    if (config === null || !(await mayCount(place.pathname)) || signal.aborted) return
    navigator.sendBeacon(pageViewUrl(config, visit, place, language))
  }
  const onChange = () => void view()
  for (const change of PLACE_CHANGES) addEventListener(change, onChange, { signal })
  onChange()
  return () => listening.abort()
}
