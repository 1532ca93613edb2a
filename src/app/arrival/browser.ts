/** Browser effects of the arrival, and its events. */
import { navigate } from 'wouter/use-browser-location'
import { pathOf } from '#contracts/routes.ts'
import type { ArrivalCommand } from '#machines/arrival/place.ts'
import { arriveAt, type Place } from '#src/page-context/place.ts'
import { rememberPlaces } from '#src/page-context/scroll-memory.ts'
import { preloadPage } from '../pages.ts'
import { preloadLinks } from './preload-links.ts'
import { changePage } from './change-page.ts'
import { forgetReload, isSiteThere, reloadOnce } from './reload.ts'
import { namePlace, showPlace } from './show-place.ts'
import type { ArrivalEvent, ArrivalState } from './step.ts'

type Tell = (event: ArrivalEvent) => void
type IsShown = (place: Place) => boolean

export type ArrivalBrowser = {
  /** By the state in which it runs. */
  effects: { readonly [At in ArrivalState['at']]?: (state: ArrivalState, tell: Tell) => void }
  run: (command: ArrivalCommand, isShown: IsShown) => void
  /** Tells of every address from now on, the present one too. */
  watch: (first: ArrivalState, tell: Tell, isShown: IsShown) => void
}

const toEvent = (): ArrivalEvent => {
  const arrival = arriveAt(location.pathname)
  return arrival.kind === 'redirect'
    ? { type: 'address.redirect', to: arrival.to, language: arrival.language }
    : { type: 'address.page', place: arrival.place }
}

const commands: {
  readonly [Type in ArrivalCommand['type']]: (
    command: Extract<ArrivalCommand, { type: Type }>,
    isShown: IsShown,
  ) => void
} = {
  // Query and fragment travel byte for byte (ROUTE-05).
  replaceAddress: ({ to, language }) =>
    navigate(pathOf(to, language) + location.search + location.hash, { replace: true }),
  reloadOnce,
  placeShown: ({ place, change }, isShown) => showPlace(place, change, isShown),
}

export const browser: ArrivalBrowser = {
  effects: {
    loading: ({ shown, target }, tell) => {
      const { page, language } = target ?? shown
      preloadPage(page, language).then(
        () => tell({ type: 'effect.done' }),
        () => tell({ type: 'effect.failed' }),
      )
    },
    entering: (_, tell) => changePage(() => tell({ type: 'effect.done' })),
    checking: (_, tell) => {
      isSiteThere().then(
        (isThere) => tell({ type: 'effect.done', isThere }),
        () => tell({ type: 'effect.failed' }),
      )
    },
  },
  run: (command, isShown) => (commands[command.type] as ArrivalBrowser['run'])(command, isShown),
  watch: ({ shown, hasFailed }, tell, isShown) => {
    namePlace(shown, isShown, true)
    if (!hasFailed) forgetReload()
    rememberPlaces()
    preloadLinks(shown)
    const tellAddress = () => tell(toEvent())
    // The router tells of the first two.
    for (const moved of ['pushState', 'replaceState', 'popstate']) addEventListener(moved, tellAddress)
    addEventListener('online', () => tell({ type: 'network.back' }))
    tellAddress()
  },
}
