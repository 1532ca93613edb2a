/**
 * Counts visits of pages: which section, in which language. Loaded after consent only (D25), and silent for as long as the
 * measurement id is the placeholder. No cookie, no identity that outlives the visit.
 */
import { ANALYTICS_ID, ANALYTICS_PLACEHOLDER } from '#contracts/brand.ts'
import { sectionOf } from '#contracts/routes.ts'

const COLLECTOR = 'https://www.google-analytics.com/g/collect'

/** Told by the router's own patch of the history. */
const PLACE_CHANGES = ['pushState', 'replaceState', 'popstate'] as const

/** The address of one page view. Query and fragment stay here: they may carry what is nobody's business. */
export const pageViewUrl = (id: string, visit: string, { origin, pathname }: URL, language: string): string => {
  const url = new URL(COLLECTOR)
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

/** Begins to count, and answers how to stop. */
export const startAnalytics = (id: string = ANALYTICS_ID): (() => void) => {
  if (id === ANALYTICS_PLACEHOLDER) return () => {}
  const visit = crypto.randomUUID()
  let last = ''
  const view = () => {
    if (location.pathname === last) return
    last = location.pathname
    navigator.sendBeacon(pageViewUrl(id, visit, new URL(location.href), document.documentElement.lang))
  }
  const listening = new AbortController()
  for (const change of PLACE_CHANGES) addEventListener(change, view, { signal: listening.signal })
  view()
  return () => listening.abort()
}
