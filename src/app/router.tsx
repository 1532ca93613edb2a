import { I18nProvider } from '@lingui/react'
import { type ComponentProps, createElement, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { markHydrated } from '#src/hydration/hydrate.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { navigateUnlessBlocked } from '#src/page-context/navigation-guard.ts'
import { type Place, PlaceContext } from '#src/page-context/place.ts'
import { useShownSearch } from '#src/page-context/shown-search.ts'
import { Announcer } from './announcer.tsx'
import type { Arrival } from './arrival/arrival.ts'
import { ArrivalViews, arrivalViewOf } from './arrival/arrival-views.tsx'
import type { ArrivalState } from './arrival/transition.ts'
import { Consent } from './consent.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { Layout } from './layout.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { requiredRoleOf, loadedGuard, loadedPage } from './pages.ts'
import { ReadingPreferences } from './reading-preferences.tsx'
import { SignInAgainLoader } from './sign-in-again-loader.tsx'

type AppProps = {
  arrival: Arrival
  /** Called once, after the effects of the first render. */
  onHydrated?: () => void
}

const noop = () => {}

/**
 * The location comes from the arrival flow, so the router is given a constant one. Its own hook would rerender every link of
 * the page on each change of the URL, before the next page is rendered.
 */
const navigation = (): [string, typeof navigate] => ['/', navigate]

/** The whole site. The server and the first client render pass the same place, as hydration requires. */
export const App = ({ arrival, onHydrated = noop }: AppProps) => (
  <Router
    hook={navigation}
    // oxlint-disable-next-line react/hooks -- the router calls it as a hook
    searchHook={useShownSearch}
    ssrPath={arrival.getState().shown.pathname}
    aroundNav={navigateUnlessBlocked}
  >
    <Shown arrival={arrival} />
    <Hydrated onHydrated={onHydrated} />
  </Router>
)

/** Rendered last, so that its effects run after those of the page: clicks are replayed to flows that already run. */
const Hydrated = ({ onHydrated }: { onHydrated: () => void }) => {
  useLayoutEffect(markHydrated, [])
  useEffect(onHydrated, [onHydrated])
  return null
}

/** Subscribes to a part of the state, so that loading the next page causes no rerender. */
const useArrival = <T,>({ subscribe, getState }: Arrival, select: (state: ArrivalState) => T): T => {
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}

const Shown = ({ arrival }: { arrival: Arrival }) => {
  const place = useArrival(arrival, ({ shown }) => shown)
  const at = useArrival(arrival, (state) => arrivalViewOf(state.at))
  const hasFailed = useArrival(arrival, (state) => state.hasFailed)
  return (
    <I18nProvider i18n={i18nFor(place.language)}>
      <PlaceContext value={place}>
        <ErrorBoundary at={place.pathname}>
          <Layout>
            <ArrivalViews at={at} hasFailed={hasFailed} onRetry={() => arrival.send({ type: 'page.retry' })}>
              <ErrorBoundary key={place.page} at={place.page}>
                <Screen place={place} />
              </ErrorBoundary>
            </ArrivalViews>
          </Layout>
          <OfflineBar />
          <Announcer />
          <Consent />
          <ReadingPreferences />
        </ErrorBoundary>
      </PlaceContext>
    </I18nProvider>
  )
}

const Screen = ({ place }: { place: Place }) => {
  const page = createElement(loadedPage(place.page))
  const requiredRole = requiredRoleOf(place.page)
  if (requiredRole === null || place.page === 'notFound') return page
  const search = typeof location === 'undefined' ? '' : location.search
  const { isReturn = false } = place
  const returnTo = { route: place.page, search }
  return (
    <Guarded requiredRole={requiredRole} returnTo={returnTo} isReturn={isReturn}>
      {page}
    </Guarded>
  )
}

type GuardedProps = Omit<ComponentProps<ReturnType<typeof loadedGuard>>, 'account' | 'signInAgain'>

/** Not part of `Screen`, which would render the page again with each change of the account. */
const Guarded = ({ children, ...guard }: GuardedProps) =>
  createElement(loadedGuard(), { ...guard, account: useAccount(), signInAgain: SignInAgainLoader }, children)
