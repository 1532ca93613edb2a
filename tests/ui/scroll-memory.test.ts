/** A page is asked where it is in the moment in which it is left: scrolling is told with a later frame. */
// Proves ROUTE-13.
import 'wouter/use-browser-location'
import { afterEach, expect, it, vi } from 'vitest'
import { placeArrival, rememberPlaces } from '#src/page-context/scroll-memory.ts'

afterEach(() => vi.unstubAllGlobals())

it('whoever scrolls and follows a link at once is led back to where they were', () => {
  history.replaceState(null, '', '/pt')
  const scrolled = vi.fn<(left: number, top: number) => void>((_, top) => vi.stubGlobal('scrollY', top))
  vi.stubGlobal('scrollTo', scrolled)
  rememberPlaces()

  vi.stubGlobal('scrollY', 1500)
  history.pushState(null, '', '/pt/sobre')
  placeArrival()
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  vi.stubGlobal('scrollY', 400)

  // As the browser does it: the address has changed when the page is told.
  History.prototype.replaceState.call(history, null, '', '/pt')
  dispatchEvent(new PopStateEvent('popstate'))
  placeArrival()
  expect(scrolled).toHaveBeenLastCalledWith(0, 1500)
})
