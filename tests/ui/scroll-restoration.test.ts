/** The scroll position is read at the moment of the navigation, as the `scroll` event fires in a later frame. */
import { afterEach, expect, it, vi } from 'vitest'
import { restoreScroll, startScrollRestoration } from '#src/page-context/scroll-restoration.ts'

afterEach(() => vi.unstubAllGlobals())

/** As the router does; `e2e/shell` has the real one. */
const follow = (path: string) => {
  history.pushState(null, '', path)
  dispatchEvent(new Event('pushState'))
}

// Proves ROUTE-13.
it('scrolling and following a link at once, back navigation restores the position', () => {
  history.replaceState(null, '', '/pt')
  const scrolled = vi.fn<(left: number, top: number) => void>((_, top) => vi.stubGlobal('scrollY', top))
  vi.stubGlobal('scrollTo', scrolled)
  startScrollRestoration()

  vi.stubGlobal('scrollY', 1500)
  follow('/pt/sobre')
  restoreScroll()
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  vi.stubGlobal('scrollY', 400)

  // As in browsers: the URL has changed before the event.
  history.replaceState(null, '', '/pt')
  dispatchEvent(new PopStateEvent('popstate'))
  restoreScroll()
  expect(scrolled).toHaveBeenLastCalledWith(0, 1500)
})
