/**
 * Where each entry of the history was left, for whoever comes back to it. Going somewhere new begins at the top; back and
 * forward restore the place; a reload is left to the browser.
 */

type Entry = { key: string }
/** The entry itself where the browser names it, its address elsewhere. */
const entryKey = (): string =>
  (globalThis as { navigation?: { currentEntry: Entry | null } }).navigation?.currentEntry?.key ?? location.href

const places = new Map<string, number>()
/** Of the page that is shown, which may be another one than the address names while that is fetched. */
let shownPath = ''
let shownKey = ''
let isReturning = false
let settling: AbortController | null = null

const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** What is read from a service may still be on its way: the page is followed until it is long enough, or somebody moves it. */
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

/** A page is shown in the place of another one. */
export const placeArrival = (): void => {
  settling?.abort()
  settling = null
  noteShown()
  const top = isReturning ? (places.get(entryKey()) ?? 0) : 0
  isReturning = false
  scrollTo(0, top)
  if (scrollY < top) settleAt(top)
}

/** The same page under another address stays where it is. */
export const stayInPlace = (): void => {
  noteShown()
  isReturning = false
}

const restoreBy = (whom: ScrollRestoration) => () => {
  history.scrollRestoration = whom
}

/** Of the page that is shown. One that still grows to where it was left does not say otherwise. */
const remember = () => {
  if (settling === null || settling.signal.aborted) places.set(shownKey, scrollY)
}

/** The address has changed. Scrolling is told with the next frame only, so a page that is left is asked where it is. */
const addressChanged = () => {
  if (location.pathname === shownPath) shownKey = entryKey()
  else remember()
}

/** Once, when the page is live. */
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
  // Told by the router.
  addEventListener('replaceState', addressChanged)
  addEventListener('pushState', () => {
    addressChanged()
    isReturning = false
  })
  addEventListener('scroll', remember, { passive: true })
}
