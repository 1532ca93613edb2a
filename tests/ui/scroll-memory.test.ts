/** The scroll position is read at the moment of the navigation, as the `scroll` event fires in a later frame. */
import 'wouter/use-browser-location'
import { afterEach, expect, it, vi } from 'vitest'
import { placeArrival, rememberPlaces } from '#src/page-context/scroll-memory.ts'

afterEach(() => vi.unstubAllGlobals())

// Proves ROUTE-13.
it('scrolling and following a link at once, back navigation restores the position', () => {
  history.replaceState(null, '', '/pt')
  const scrolled = vi.fn<(left: number, top: number) => void>((_, top) => vi.stubGlobal('scrollY', top))
  vi.stubGlobal('scrollTo', scrolled)
  rememberPlaces()

  vi.stubGlobal('scrollY', 1500)
  history.pushState(null, '', '/pt/sobre')
  placeArrival()
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  vi.stubGlobal('scrollY', 400)

  // As in browsers: the URL has changed before the event.
  History.prototype.replaceState.call(history, null, '', '/pt')
  dispatchEvent(new PopStateEvent('popstate'))
  placeArrival()
  expect(scrolled).toHaveBeenLastCalledWith(0, 1500)
})
