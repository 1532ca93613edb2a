/**
 * Scroll restoration by history entry: a new navigation starts at the top, back and forward restore the position, and
 * a reload is left to the browser.
 */

type Entry = { key: string }
/** Key of the entry from the Navigation API, or its URL in browsers without it. */
const entryKey = (): string =>
  (globalThis as { navigation?: { currentEntry: Entry | null } }).navigation?.currentEntry?.key ?? location.href

const places = new Map<string, number>()
/** Path of the page that is shown, which differs from the URL while the next page is loading. */
let shownPath = ''
let shownKey = ''
let isReturning = false
let settling: AbortController | null = null

const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Data may still be loading: scrolls again on each resize, until the page is tall enough or the visitor interacts. */
const settleAt = (top: number): void => {
  settling = new AbortController()
  const { signal } = settling
  const follow = () => {
    scrollTo(0, top)
    if (scrollY >= top) settling?.abort()
  }
  for (const sign of SIGNS) addEventListener(sign, () => settling?.abort(), { signal, passive: true })
  const watcher = new ResizeObserver(follow)
  signal.addEventListener('abort', () => watcher.disconnect())
  watcher.observe(document.body)
}

const noteShown = () => {
  shownPath = location.pathname
  shownKey = entryKey()
}

/** Called when another page is shown. */
export const placeArrival = (): void => {
  settling?.abort()
  settling = null
  noteShown()
  const top = isReturning ? (places.get(entryKey()) ?? 0) : 0
  isReturning = false
  scrollTo(0, top)
  if (scrollY < top) settleAt(top)
}

/** Called when only the URL has changed: the scroll position is kept. */
export const stayInPlace = (): void => {
  noteShown()
  isReturning = false
}

const restoreBy = (whom: ScrollRestoration) => () => {
  history.scrollRestoration = whom
}

/** Stores the position, except while a restoration is in progress. */
const remember = () => {
  if (settling === null || settling.signal.aborted) places.set(shownKey, scrollY)
}

/** The URL has changed. `scroll` events fire with the next frame, so the position of the left page is read now. */
const addressChanged = () => {
  if (location.pathname === shownPath) shownKey = entryKey()
  else remember()
}

/** Called once, on hydration. */
export const rememberPlaces = (): void => {
  stayInPlace()
  restoreBy('manual')()
  addEventListener('pageshow', restoreBy('manual'))
  addEventListener('pagehide', restoreBy('auto'))
  addEventListener('popstate', () => {
    addressChanged()
    isReturning = location.pathname !== shownPath
    if (!isReturning) scrollTo(0, places.get(entryKey()) ?? scrollY)
  })
  // Dispatched by the router.
  addEventListener('replaceState', addressChanged)
  addEventListener('pushState', () => {
    addressChanged()
    isReturning = false
  })
  addEventListener('scroll', remember, { passive: true })
}
