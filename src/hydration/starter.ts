/**
 * The one script in the head of every page. It gives the page the visitor's colours and reading mode before the first
 * paint, remembers what is done before the page is live, and starts the page at the first sign of a visitor: a reader costs no script to run.
 */
import {
  READING_PREFERENCES_KEY,
  CONTACT_DRAFT_KEY,
  REGISTER_DRAFT_KEY,
  SESSION_KEY,
  THEME_KEY,
} from '#src/clients/storage-keys.ts'
import { wipeTokens } from './wipe-tokens.ts'
import { PLAN_ID, type StartCause, type StartPlan } from './plan.ts'

wipeTokens()

const page = document.documentElement
const isLive = () => 'live' in page.dataset

/** Storage may be switched off. */
const stored = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return self[storage].getItem(key)
  } catch {
    return null
  }
}

const theme = stored('localStorage', THEME_KEY)
if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme

const readingPreferences = stored('localStorage', READING_PREFERENCES_KEY)
if (readingPreferences !== null) page.dataset['readingPreferences'] = readingPreferences

const hasSession = stored('localStorage', SESSION_KEY) !== null
// The header shows the links of somebody signed in from the first paint on.
if (hasSession) page.dataset['account'] = ''

/** Never sent natively, with a password in the address: it waits to be replayed by the form. */
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    if (!isLive() && event.target instanceof HTMLElement) event.target.dataset['submitted'] = ''
  },
  true,
)

/** A button that only a script can answer waits to be pressed again. Links, menus and fields are the browser's. */
addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
    if (!isLive() && button !== null) button.dataset['pressed'] = ''
  },
  true,
)

const plan = JSON.parse(document.getElementById(PLAN_ID)?.textContent ?? '') as StartPlan

const fetchAhead = (files: readonly string[]) => {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

/**
 * Whoever follows a link is led away by the browser: what this page would fetch now competes with the next one. A mouse that
 * passes over a link has not pressed it yet.
 */
const isFollowingLink = (event: Event) =>
  event.target instanceof Element &&
  event.target.closest('a[href]') !== null &&
  !(event instanceof KeyboardEvent && event.key !== 'Enter') &&
  !(event instanceof PointerEvent && event.type === 'pointermove' && event.pointerType === 'mouse')

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click']
const listening = new AbortController()
let isStarting = false

const start = () => {
  if (isStarting) return
  isStarting = true
  fetchAhead([...plan.ahead, ...plan.withEntry])
  import(plan.entry).then(
    () => listening.abort(),
    () => {
      // The network was away: what the server sent is shown, and the next sign tries again.
      isStarting = false
      delete page.dataset['starting']
    },
  )
}

const startUnlessLeaving = (event: Event) => {
  if (!isFollowingLink(event)) start()
}

const CAUSES: Record<StartCause, () => boolean> = {
  always: () => true,
  session: () => hasSession,
  draft: () => stored('sessionStorage', CONTACT_DRAFT_KEY) !== null,
  address: () =>
    location.search !== '' || location.hash !== '' || stored('sessionStorage', REGISTER_DRAFT_KEY) !== null,
}

// What a history entry carries survives a reload.
if (history.state !== null || (plan.cause !== null && CAUSES[plan.cause]())) {
  if (plan.isHidden) page.dataset['starting'] = ''
  start()
} else {
  for (const sign of SIGNS) {
    addEventListener(sign, startUnlessLeaving, { capture: true, passive: true, signal: listening.signal })
  }
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(() => fetchAhead(plan.ahead)))
}
