import { I18nProvider } from '@lingui/react'
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { markHydrated, replayClicks } from '#src/hydration/hydrate.ts'
import { Away } from './away.tsx'
import { Announcer } from './announcer.tsx'
import { changePage } from './change-page.ts'
import { ReadingPreferences } from './reading-preferences.tsx'
import { Consent } from './consent.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { forgetReload, isSiteThere } from './reload.ts'
import { titleOf } from '#src/page-context/titles.ts'
import { i18nFor, loadOtherLanguages } from '#src/page-context/i18n.ts'
import { LanguageOffer } from '#src/features/language-offer/language-offer.tsx'
import { Layout } from './layout.tsx'
import { goUnlessHeld } from '#src/page-context/leaving.ts'
import { catalogsOf, demandOf, loadedGate, loadedPage, preloadPage } from './pages.ts'
import { placeArrival, rememberPlaces, stayInPlace } from '#src/page-context/scroll-memory.ts'
import { arriveAt, type Place, PlaceContext } from '#src/page-context/place.ts'

type Arrival = {
  place: Place
  failure?: unknown
  /** Called once, when the page is there. */
  onShown?: () => void
}

/** The whole site at one place. The server and the first client render give it the same one. */
export const App = ({ place, failure = null, onShown = () => {} }: Arrival) => (
  <Router ssrPath={place.pathname} aroundNav={goUnlessHeld}>
    <Shown place={place} failure={failure} onShown={onShown} />
  </Router>
)

const Shown = (first: Required<Arrival>) => {
  const [pathname, navigate] = useLocation()
  const [place, setPlace] = useState(first.place)
  const [failed, setFailed] = useState({ pathname: first.place.pathname, error: first.failure })
  const [away, setAway] = useState<string | null>(null)
  // Belongs to one address, as a failure does.
  if (away !== null && away !== pathname) setAway(null)

  useEffect(() => {
    if (pathname === place.pathname || pathname === away) return undefined
    const arrival = arriveAt(pathname)
    if (arrival.kind === 'redirect') {
      // Query and fragment travel byte for byte (ROUTE-05).
      navigate(pathOf(arrival.to, arrival.language) + location.search + location.hash, { replace: true })
      return undefined
    }
    let isStale = false
    const show = () => !isStale && setPlace(arrival.place)
    preloadPage(arrival.place.page, arrival.place.language).then(
      () => !isStale && changePage(show),
      async (error: unknown) => {
        // What is shown, and what was typed into it, stays as long as nothing can take its place.
        const isThere = await isSiteThere()
        if (isStale) return
        if (isThere) setFailed({ pathname, error })
        else setAway(pathname)
      },
    )
    return () => {
      isStale = true
    }
  }, [pathname, place.pathname, navigate, away])

  // Belongs to one address: whoever has left it has left the failure behind.
  const failure = failed.pathname === pathname || failed.pathname === place.pathname ? failed.error : null

  useArrival(place)
  useLive(first.onShown, first.failure === null)

  return (
    <I18nProvider i18n={i18nFor(place.language)}>
      <PlaceContext value={place}>
        <ErrorBoundary at={place.pathname} failure={null}>
          <Layout>
            {away === pathname && <Away onRetry={() => setAway(null)} />}
            <ErrorBoundary key={place.page} at={place.page} failure={failure}>
              <Screen place={place} />
            </ErrorBoundary>
          </Layout>
          <Announcer />
          <LanguageOffer />
          <Consent />
          <ReadingPreferences />
        </ErrorBoundary>
      </PlaceContext>
    </I18nProvider>
  )
}

const Screen = ({ place }: { place: Place }) => {
  const page = createElement(loadedPage(place.page))
  const demand = demandOf(place.page)
  if (demand === null || place.page === 'notFound') return page
  const search = typeof location === 'undefined' ? '' : location.search
  const { isReturn = false } = place
  return createElement(loadedGate(), { demand, returnTo: { route: place.page, search }, isReturn }, page)
}

/** Nobody reads a page's head by eye: one that cannot be loaded is no failure of the page. */
const moveHead = (place: Place, isShown: () => boolean): void => {
  import('#src/head/move.ts').then((head) => head.moveHead(place, isShown)).catch(() => {})
}

/** Every prerendered page has a description, the shell of bare paths has none. */
const hasHead = () => document.querySelector('meta[name="description"]') !== null

const useLive = (onShown: () => void, isWhole: boolean): void => {
  useLayoutEffect(markHydrated, [])
  useEffect(() => {
    onShown()
    if (isWhole) forgetReload()
    replayClicks()
    rememberPlaces()
    // Once, whatever is rendered later.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** Title and language of every place; scroll, focus and an announcement where the page is another one. */
const useArrival = (place: Place): void => {
  const previous = useRef(place)
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[place.language]
    document.title = titleOf(i18nFor(place.language), place.page)
    loadOtherLanguages(place.language, catalogsOf(place.page))
    const { page } = previous.current
    const isFirst = previous.current === place
    previous.current = place
    if (!isFirst || !hasHead()) moveHead(place, () => previous.current === place)
    if (page === place.page) return stayInPlace()
    placeArrival()
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [place])
}
