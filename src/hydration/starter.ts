/**
 * The inline script in the head of every page. It applies theme and reading preferences before the first paint, records
 * clicks and submits until hydration, and loads the entry when the page has been painted and the browser is idle (a page
 * with a form does not wait for idle time), or at the first interaction. On a metered connection only at an interaction.
 */
import {
  READING_PREFERENCES_KEY,
  CONTACT_DRAFT_KEY,
  REGISTER_DRAFT_KEY,
  SESSION_KEY,
  THEME_KEY,
} from '#src/clients/storage-keys.ts'
import { isMetered } from '#src/clients/connection.ts'
import { showThemeColor } from '#src/lib/theme-color.ts'
import { loadFonts } from './fonts.ts'
import { deferManifest } from './defer-manifest.ts'
import { preloadModules } from './preload-modules.ts'
import { isFreshVisit } from '#src/lib/fresh-visit.ts'
import { afterPaint } from './paint.ts'
import { wipeTokens } from './wipe-tokens.ts'
import { readStartPlan, type StartCause } from './start-plan.ts'

const plan = readStartPlan()

wipeTokens()

const page = document.documentElement
const isHydrated = () => 'hydrated' in page.dataset

/** Storage may be disabled, and then throws. */
const readStored = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return self[storage].getItem(key)
  } catch {
    return null
  }
}

// What is below the viewport is laid out once, in its fonts. Not where a scroll position is restored or a fragment is in the URL.
if (isFreshVisit() && location.hash === '') page.dataset['fresh'] = ''

const theme = readStored('localStorage', THEME_KEY)
if (theme === 'light' || theme === 'dark') {
  page.dataset['theme'] = theme
  showThemeColor(theme)
}

const readingPreferences = readStored('localStorage', READING_PREFERENCES_KEY)
if (readingPreferences !== null) page.dataset['readingPreferences'] = readingPreferences

const hasSession = readStored('localStorage', SESSION_KEY) !== null
// The header shows the links of a signed-in person by this attribute, from the first paint on.
if (hasSession) page.dataset['account'] = ''

/** Prevents native submits, which could put a password into the URL; one before hydration is recorded for replay. */
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    if (isHydrated() || !(event.target instanceof HTMLElement)) return
    // React replays events it receives during hydration: with our replay the form would be submitted twice.
    event.stopImmediatePropagation()
    event.target.dataset['submitted'] = ''
    start()
  },
  true,
)

/** The control of a double click's first click. */
let clicked: Element | null = null

/**
 * Records clicks on script-only buttons for replay; links, menus and fields work natively. Ignores what would choose a
 * control that has only just appeared: the second click of a double click, and a held Enter, which repeats on what has the
 * focus next.
 */
const onControl = (event: MouseEvent | KeyboardEvent) => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button, summary') : null
  if (event instanceof KeyboardEvent) {
    if (control !== null && event.repeat && event.key === 'Enter') event.preventDefault()
    return
  }
  if (event.detail < 2) clicked = control
  if (control !== clicked) {
    event.preventDefault()
    event.stopImmediatePropagation()
  } else if (!isHydrated() && control?.matches('button[type="button"]')) {
    event.stopImmediatePropagation()
    control.dataset['pressed'] = ''
    start()
  }
}
addEventListener('click', onControl, true)
addEventListener('keydown', onControl, true)

/**
 * Whether the event begins a navigation, during which this page's scripts would compete with the next page for the
 * network. Hovering a link does not count.
 */
const isFollowingLink = (event: Event) =>
  event.target instanceof Element &&
  event.target.closest('a[href]') !== null &&
  !(event instanceof KeyboardEvent && event.key !== 'Enter') &&
  !(event instanceof PointerEvent && event.type === 'pointermove' && event.pointerType === 'mouse')

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click']
const listening = new AbortController()
let isStarting = false

/** Milliseconds after the click of a link within which a navigation is expected. */
const LEAVING = 4_000
let leftAt = -LEAVING

const start = () => {
  if (isStarting) return
  isStarting = true
  // The largest file, so the first request: over HTTP/1.1 the seventh waits for a connection.
  const entry = import(plan.entry)
  preloadModules(plan.withEntry)
  if (hasSession) preloadModules(plan.withSession ?? [])
  entry.then(
    () => listening.abort(),
    () => {
      // Offline: the prerendered page is shown, and the next interaction retries.
      isStarting = false
      delete page.dataset['starting']
    },
  )
}

/** Browsers send `pointermove` for a resting pointer when a page appears under it. */
const isResting = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

const startUnlessLeaving = (event: Event) => {
  if (isResting(event)) return
  if (isFollowingLink(event)) leftAt = performance.now()
  else start()
}

const startWhenIdle = (): void => {
  if ('requestIdleCallback' in self) requestIdleCallback(startUnlessLeft, { timeout: 2_000 })
  else setTimeout(startUnlessLeft, 200)
}

/** The click of a link that caused no navigation, such as a touch that scrolled, only delays the start. */
const startUnlessLeft = () => {
  const wait = leftAt + LEAVING - performance.now()
  if (wait > 0) setTimeout(startWhenIdle, wait)
  else start()
}

const CAUSES: Record<StartCause, () => boolean> = {
  always: () => true,
  session: () => hasSession,
  draft: () => readStored('sessionStorage', CONTACT_DRAFT_KEY) !== null,
  url: () =>
    location.search !== '' || location.hash !== '' || readStored('sessionStorage', REGISTER_DRAFT_KEY) !== null,
}

for (const type of INTERACTIONS) {
  addEventListener(type, startUnlessLeaving, { capture: true, passive: true, signal: listening.signal })
}
// `history.state` survives a reload, and a flow may have to read it.
if (history.state !== null || (plan.cause !== undefined && CAUSES[plan.cause]())) {
  if (plan.isHidden) page.dataset['starting'] = ''
  start()
} else if (plan.isForm && !isMetered()) afterPaint(startUnlessLeft)
else if (!isMetered()) addEventListener('load', () => afterPaint(startWhenIdle))

// After the scripts of a page that starts at once: on a slow line they would share its bandwidth. Nothing has been stored
// until here, so a first visit is detected by empty storage.
loadFonts(plan.isForm)
deferManifest()
