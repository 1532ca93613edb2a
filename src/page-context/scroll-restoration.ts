/**
 * Scroll restoration by history entry: a new navigation starts at the top, back and forward restore the position, and
 * a reload is left to the browser.
 */
import { isFreshVisit } from '#src/lib/fresh-visit.ts'

type Entry = { key: string }
/** Key of the entry from the Navigation API, or its URL in browsers without it. */
const entryKey = (): string =>
  (globalThis as { navigation?: { currentEntry: Entry | null } }).navigation?.currentEntry?.key ?? location.href

/** Scroll position of each entry that was left. */
const positions = new Map<string, number>()
/** Path of the page that is shown, which differs from the URL while the next page is loading. */
let shownPath = ''
let shownKey = ''
let isReturning = false
let settling: AbortController | null = null

const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Data may still be loading: `follow` scrolls again on each resize, until it returns true or the visitor interacts. */
const settle = (follow: () => boolean): void => {
  settling?.abort()
  settling = new AbortController()
  const { signal } = settling
  for (const type of INTERACTIONS) addEventListener(type, () => settling?.abort(), { signal, passive: true })
  const watcher = new ResizeObserver(() => {
    if (follow()) settling?.abort()
  })
  signal.addEventListener('abort', () => watcher.disconnect())
  watcher.observe(document.body)
}

const settleAt = (top: number): void =>
  settle(() => {
    scrollTo(0, top)
    return scrollY >= top
  })

/** Scrolls to the element that the fragment of the URL names, also if it, or what is above it, is loaded later. */
export const showAnchor = (): void => {
  const anchor = location.hash.slice(1)
  if (anchor === '') return
  settle(() => {
    document.getElementById(anchor)?.scrollIntoView()
    return false
  })
}

const noteShown = () => {
  shownPath = location.pathname
  shownKey = entryKey()
}

/** Called when another page is shown. */
export const restoreScroll = (): void => {
  settling?.abort()
  settling = null
  noteShown()
  const top = isReturning ? (positions.get(entryKey()) ?? 0) : 0
  isReturning = false
  scrollTo(0, top)
  if (scrollY < top) settleAt(top)
}

/** Called when only the URL has changed: the scroll position is kept. */
export const keepScroll = (): void => {
  noteShown()
  isReturning = false
}

const setRestoration = (mode: ScrollRestoration) => () => {
  history.scrollRestoration = mode
}

/** Stores the position, except while a restoration is in progress. */
const remember = () => {
  if (settling === null || settling.signal.aborted) positions.set(shownKey, scrollY)
}

/** The URL has changed. `scroll` events fire with the next frame, so the position of the left page is read now. */
const urlChanged = () => {
  if (location.pathname === shownPath) shownKey = entryKey()
  else remember()
}

/** Called once, on hydration. */
export const startScrollRestoration = (): void => {
  keepScroll()
  // After a reload, or back, the browser restores the position.
  if (isFreshVisit()) showAnchor()
  setRestoration('manual')()
  addEventListener('pageshow', setRestoration('manual'))
  addEventListener('pagehide', setRestoration('auto'))
  addEventListener('popstate', () => {
    urlChanged()
    isReturning = location.pathname !== shownPath
    if (!isReturning) scrollTo(0, positions.get(entryKey()) ?? scrollY)
  })
  // Dispatched by the router.
  addEventListener('replaceState', urlChanged)
  addEventListener('pushState', () => {
    urlChanged()
    isReturning = false
  })
  addEventListener('scroll', remember, { passive: true })
}
