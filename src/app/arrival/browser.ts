/** Browser effects and event sources of the arrival flow. */
import { navigate } from 'wouter/use-browser-location'
import { pathOf } from '#contracts/routes.ts'
import type { ArrivalCommand } from '#machines/arrival/place.ts'
import { resolveLocation, type Place } from '#src/page-context/place.ts'
import { startScrollRestoration } from '#src/page-context/scroll-restoration.ts'
import { loadPlace } from '../load-place.ts'
import { prefetchPageQueries } from '../pages.ts'
import { preloadLinks } from './preload-links.ts'
import { changePage } from './change-page.ts'
import { isSiteReachable } from '#src/page-context/site-reachable.ts'
import { forgetReload, reloadOnce } from './reload.ts'
import { updateDocument, showPlace } from './show-place.ts'
import type { ArrivalEvent, ArrivalState } from './transition.ts'

type Send = (event: ArrivalEvent) => void
type IsShown = (place: Place) => boolean

export type ArrivalBrowser = {
  /** Effects by the state in which they run. */
  effects: { readonly [At in ArrivalState['at']]?: (state: ArrivalState, send: Send) => void }
  run: (command: ArrivalCommand, isShown: IsShown) => void
  /** Sends an event for the current URL, and for each change of it. */
  watch: (first: ArrivalState, send: Send, isShown: IsShown) => void
}

const toEvent = (): ArrivalEvent => {
  const arrival = resolveLocation(location.pathname)
  return arrival.kind === 'redirect'
    ? { type: 'url.redirect', to: arrival.to, language: arrival.language }
    : { type: 'url.page', place: arrival.place }
}

const commands: {
  readonly [Type in ArrivalCommand['type']]: (
    command: Extract<ArrivalCommand, { type: Type }>,
    isShown: IsShown,
  ) => void
} = {
  // Query and fragment are kept byte for byte (ROUTE-05).
  replaceUrl: ({ to, language }) => navigate(pathOf(to, language) + location.search + location.hash, { replace: true }),
  reloadOnce,
  placeShown: ({ place, change }, isShown) => showPlace(place, change, isShown),
}

export const browser: ArrivalBrowser = {
  effects: {
    loading: ({ shown, target }, send) => {
      loadPlace(target ?? shown).then(
        () => send({ type: 'effect.done' }),
        () => send({ type: 'effect.failed' }),
      )
    },
    entering: ({ shown, target }, send) => {
      const show = () => changePage(() => send({ type: 'effect.done' }))
      const isPrefetching = prefetchPageQueries((target ?? shown).page, location.search)
      // A task later, as the requests are sent in the microtasks of this one, and rendering takes long on a slow device.
      if (isPrefetching) setTimeout(show)
      else show()
    },
    checking: (_, send) => {
      isSiteReachable().then(
        (isReachable) => send({ type: 'effect.done', isReachable }),
        () => send({ type: 'effect.failed' }),
      )
    },
  },
  run: (command, isShown) => (commands[command.type] as ArrivalBrowser['run'])(command, isShown),
  watch: ({ shown, hasFailed }, send, isShown) => {
    updateDocument(shown, isShown, true)
    if (!hasFailed) forgetReload()
    startScrollRestoration()
    preloadLinks(shown)
    const sendUrl = () => send(toEvent())
    // The first two are dispatched by the router's patch of the History API.
    for (const moved of ['pushState', 'replaceState', 'popstate']) addEventListener(moved, sendUrl)
    addEventListener('online', () => send({ type: 'network.online' }))
    sendUrl()
  },
}
