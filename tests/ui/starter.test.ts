import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { PLAN_ID, type StartPlan } from '#src/hydration/start-plan.ts'

/** Mock of the paint observer: the test decides when the page is painted. */
const paintCallbacks = new Set<() => void>()
class PaintObserver {
  readonly #callback: () => void
  constructor(callback: (list: { getEntriesByName: () => unknown[] }) => void) {
    this.#callback = () => callback({ getEntriesByName: () => [{}] })
  }
  observe() {
    paintCallbacks.add(this.#callback)
  }
  disconnect() {
    paintCallbacks.delete(this.#callback)
  }
}
const paint = () => {
  for (const callback of paintCallbacks) callback()
}

const PLAN: StartPlan = { entry: 'data:text/javascript,', withEntry: [] }

beforeEach(() => {
  paintCallbacks.clear()
  vi.stubGlobal('PerformanceObserver', PaintObserver)
})

afterEach(() => {
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
})

/** The URL after the starter has run on a page opened there. */
const urlAfter = async (url: string) => {
  history.replaceState({ kept: true }, '', url)
  const plan = document.createElement('script')
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: JSON.stringify(PLAN) })
  document.head.append(plan)
  await import('#src/hydration/starter.ts')
  expect(history.state).toEqual({ kept: true })
  return location.pathname + location.search + location.hash
}

it.each([
  ['starter.ts', undefined],
  ['portuguese-starter.ts', 'fr'],
])('%s offers a French browser the language %s', async (file, language) => {
  vi.stubGlobal('navigator', { language: 'fr-FR' })
  const plan = document.createElement('script')
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: JSON.stringify(PLAN) })
  document.head.append(plan)
  await (file === 'starter.ts' ? import('#src/hydration/starter.ts') : import('#src/hydration/portuguese-starter.ts'))
  expect(document.documentElement.dataset['offer']).toBe(language)
  delete document.documentElement.dataset['offer']
  localStorage.clear()
})

it.each([
  ['/pt#access_token=a&refresh_token=b', '/pt'],
  ['/pt/contato?x=1#refresh_token=b', '/pt/contato?x=1'],
  ['/fr/reset-password#type=recovery&ACCESS_TOKEN=a', '/fr/reset-password'],
  ['/login#provider_token=a', '/login'],
  ['/es/dashboard#expires_in=1&provider_refresh_token=a', '/es/dashboard'],
  ['/en/sobre#id_token=a', '/en/sobre'],
])('tokens are removed from the URL %s', async (url, expected) => {
  expect(await urlAfter(url)).toBe(expected)
})

it.each([
  '/pt#equipe',
  '/pt/produtos?access_token=1#faq',
  '/pt#my_access_token=1',
  '/pt/auth/callback#access_token=a',
  '/auth/callback#error=x&access_token=a',
])('the URL %s is not changed', async (url) => {
  expect(await urlAfter(url)).toBe(url)
})

const link = () => {
  const anchor = document.createElement('a')
  anchor.href = '/pt/sobre'
  document.body.append(anchor)
  return anchor
}

const countRequestedFiles = () => document.querySelectorAll('link[rel="modulepreload"]').length

/** Runs the starter, and counts the files that it requests; the test fires `load` and idle callbacks. */
const openPage = async (connection?: object, isPainted = true, form: Pick<StartPlan, 'isForm'> = {}) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 100))
  history.replaceState(null, '', '/pt')
  const plan = document.createElement('script')
  const text = JSON.stringify({ ...PLAN, ...form, withEntry: ['/shell.js'] })
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: text })
  document.head.append(plan)
  await import('#src/hydration/starter.ts')
  dispatchEvent(new Event('load'))
  if (isPainted) paint()
  return countRequestedFiles
}

// Proves SITE-29.
it('a page that has loaded starts when the browser is idle', async () => {
  const countRequests = await openPage()
  expect(countRequests()).toBe(0)
  vi.advanceTimersByTime(100)
  expect(countRequests()).toBe(1)
})

// Proves ACCOUNT-57.
it.each([
  ['a stored session', '{}', ['/page.js', '/session.js']],
  ['nobody', null, ['/page.js']],
])('a page of the account fetches at once what its calls wait for: %s', async (_, session, files) => {
  if (session !== null) localStorage.setItem(SESSION_KEY, session)
  const plan = document.createElement('script')
  const text = JSON.stringify({ ...PLAN, cause: 'always', withEntry: ['/page.js'], withSession: ['/session.js'] })
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: text })
  document.head.append(plan)
  await import('#src/hydration/starter.ts')
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  expect(Array.from(links, ({ href }) => new URL(href).pathname)).toEqual(files)
  localStorage.removeItem(SESSION_KEY)
})

// Proves ACCOUNT-122.
it('the fonts of a page with a stored session are requested after its scripts, with a lower priority', async () => {
  document.head.innerHTML = '<style id="faces" media="(scripting: none)">src:url(/a.woff2)</style>'
  localStorage.setItem(SESSION_KEY, '{}')
  const plan = document.createElement('script')
  const text = JSON.stringify({ ...PLAN, cause: 'always', withEntry: ['/page.js'] })
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: text })
  document.head.append(plan)
  await import('#src/hydration/starter.ts')
  localStorage.removeItem(SESSION_KEY)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')]
  expect(links.map(({ href, fetchPriority }) => [new URL(href).pathname, fetchPriority === 'low'])).toEqual([
    ['/page.js', false],
    ['/a.woff2', true],
  ])
})

const linkCount = () => document.querySelectorAll('link[rel="preload"], link[rel="manifest"]').length

it('a page with a form starts at its first paint, and its fonts are fetched after its scripts', async () => {
  document.head.innerHTML = '<style id="faces">src:url(/a.woff2)</style>'
  const countRequests = await openPage(undefined, false, { isForm: true })
  expect(countRequests()).toBe(0)
  paint()
  expect([countRequests(), linkCount()]).toEqual([1, 0])
})

it('a loaded page that is not painted yet fetches neither scripts, fonts nor manifest', async () => {
  document.head.innerHTML = '<link rel="manifest"><style id="faces">src:url(/a.woff2)</style>'
  const countRequests = await openPage(undefined, false)
  vi.advanceTimersByTime(60_000)
  expect([countRequests(), linkCount()]).toEqual([0, 0])
  paint()
  expect(linkCount()).toBe(2)
  vi.advanceTimersByTime(100)
  expect(countRequests()).toBe(1)
})

it('a returning visitor has the fonts enabled before the first paint', async () => {
  document.head.innerHTML = '<style id="faces" media="(scripting: none)">src:url(/a.woff2)</style>'
  localStorage.setItem('prosa.theme', 'dark')
  await openPage(undefined, false)
  localStorage.clear()
  expect(document.querySelector('link[rel="preload"]')?.getAttribute('href')).toBe('/a.woff2')
  expect(document.getElementById('faces')?.getAttribute('media')).toBe('all')
  // Starts the page, so that it does not react to events of the next test.
  paint()
  vi.advanceTimersByTime(100)
})

// Proves SITE-29.
it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'a page waits for an interaction with %o',
  async (connection) => {
    const countRequests = await openPage(connection)
    vi.advanceTimersByTime(60_000)
    expect(countRequests()).toBe(0)
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    expect(countRequests()).toBe(1)
  },
)

// Proves FAIL-44.
it.each([
  ['with a cause', { cause: 'always' }, null],
  ['with a state of the history', {}, { kept: true }],
] as const)('a page %s whose entry was not loaded is started by the next interaction', async (_, changes, state) => {
  history.replaceState(state, '', '/pt')
  const plan = document.createElement('script')
  const text = JSON.stringify({ ...PLAN, ...changes, entry: 'data:text/javascript,throw 0', withEntry: ['/page.js'] })
  Object.assign(plan, { id: PLAN_ID, type: 'application/json', textContent: text })
  document.head.append(plan)
  await import('#src/hydration/starter.ts')
  expect(countRequestedFiles()).toBe(1)
  await vi.waitFor(() => {
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    expect(countRequestedFiles()).toBeGreaterThan(1)
  })
})

it('a clicked link delays the start, also if it causes no navigation', async () => {
  const countRequests = await openPage()
  link().dispatchEvent(new Event('touchstart', { bubbles: true }))
  vi.advanceTimersByTime(3_000)
  expect(countRequests()).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(countRequests()).toBe(1)
})

it('a click before hydration is recorded for the replay, and hidden from React', async () => {
  await openPage({ saveData: true })
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  const onClick = vi.fn<() => void>()
  button.addEventListener('click', onClick)
  document.body.append(button)
  button.click()
  expect([button.dataset['pressed'], onClick.mock.calls.length]).toEqual(['', 0])
})

/** Whether the default of the click was prevented. */
const clickAt = (selector: string, detail: number) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  document.querySelector(selector)?.dispatchEvent(click)
  return click.defaultPrevented
}

/** A hydrated page whose first button was clicked. Returns the listener of later clicks. */
const afterFirstClick = async (html: string) => {
  await openPage({ saveData: true })
  document.documentElement.dataset['hydrated'] = ''
  document.body.innerHTML = `<button id="first"><span>Cancelar</span></button>${html}`
  clickAt('#first', 1)
  const listener = vi.fn<() => void>()
  document.body.addEventListener('click', listener)
  onTestFinished(() => {
    delete document.documentElement.dataset['hydrated']
    document.body.removeEventListener('click', listener)
  })
  return listener
}

// Proves FAIL-59.
describe('a hydrated page that shows another control at the first click of a double click', () => {
  it.each([
    ['link', '<a id="other" href="#fale">Falar</a>'],
    ['button', '<button id="other">Excluir</button>'],
    ['checkbox', '<input id="other" type="checkbox">'],
  ])('ignores the second click on a %s', async (_, html) => {
    const listener = await afterFirstClick(html)
    expect([clickAt('#other', 2), clickAt('#other', 3), listener.mock.calls.length]).toEqual([true, true, 0])
  })

  it('follows a later click, one of a key, and the second on the same control', async () => {
    const listener = await afterFirstClick('<button id="other">Excluir</button>')
    const prevented = [clickAt('#first span', 2), clickAt('#other', 0), clickAt('#other', 1), clickAt('#other', 2)]
    expect([prevented, listener.mock.calls.length]).toEqual([[false, false, false, false], 4])
  })
})

const isKeyPrevented = (selector: string, init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  document.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}

// Proves FAIL-61.
it('a held Enter presses a button or link once, and still breaks lines and moves through fields', async () => {
  await openPage({ saveData: true })
  document.body.innerHTML = '<button><b>Desfazer</b></button><a href="/pt">Início</a><textarea></textarea><input>'
  const repeated = { key: 'Enter', repeat: true }
  expect(['button', 'b', 'a', 'textarea', 'input'].map((selector) => isKeyPrevented(selector, repeated))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect([isKeyPrevented('button', { key: 'Enter' }), isKeyPrevented('button', { ...repeated, key: 'Tab' })]).toEqual([
    false,
    false,
  ])
})
