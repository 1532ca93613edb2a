/** What the inline script of an account page asks for before any script has arrived (ADR 041). */
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { dropPrefetched } from '#src/clients/prefetch.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { ANY_USER, PREFETCH_ID } from '#src/hydration/prefetch-data.ts'

const PLAN = { ofService: ['auth/v1/user', `rest/v1/users?auth_id=eq.${ANY_USER}`], ofSite: ['/api/batch?calls=a%2Cb'] }
const TOKEN = `e30.${btoa(JSON.stringify({ sub: 'ana-1' }))}.x`

let requests: Request[] = []

beforeEach(() => {
  vi.resetModules()
  requests = []
  document.documentElement.lang = 'es'
  const plan = document.createElement('script')
  Object.assign(plan, { id: PREFETCH_ID, type: 'application/json', textContent: JSON.stringify(PLAN) })
  document.head.append(plan)
})
afterEach(() => {
  dropPrefetched()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  localStorage.clear()
})

/** Runs the script with this configuration, or answer, and this session. */
const run = async (config: object | Response, session: object | null) => {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new Request(url, init))
    const isConfig = url.endsWith('/config.json')
    return Promise.resolve(isConfig && config instanceof Response ? config : Response.json(isConfig ? config : {}))
  })
  if (session !== null) localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  await import('#src/hydration/account-starter.ts')
  await new Promise((resolve) => setTimeout(resolve))
  return requests.map(({ url }) => url.replace(location.origin, ''))
}

const sessionFor = (seconds: number) => ({ access_token: TOKEN, expires_at: Date.now() / 1_000 + seconds })
const configOf = (supabaseUrl: string) => ({ supabaseUrl, supabaseKey: 'public' })

// Proves ACCOUNT-65.
it.each([
  ['https://a.supabase.co', 'https://a.supabase.co/'],
  ['https://prosa.test/service/', 'https://prosa.test/service/'],
])('the reads of the account are sent to a service at %s', async (supabaseUrl, base) => {
  expect(await run(configOf(supabaseUrl), sessionFor(600))).toEqual([
    '/config.json',
    `${base}auth/v1/user`,
    `${base}rest/v1/users?auth_id=eq.ana-1`,
    '/api/batch?calls=a%2Cb',
  ])
  const [config, ...reads] = requests.map(({ headers }) =>
    ['Authorization', 'apikey', 'Accept-Language'].map((name) => headers.get(name)),
  )
  expect(config).toEqual([null, null, 'es'])
  for (const headers of reads) expect(headers).toEqual([`Bearer ${TOKEN}`, 'public', 'es'])
})

// Proves ACCOUNT-57.
it.each([
  ['no session', configOf('https://a.test'), null, []],
  ['a token that has to be refreshed', configOf('https://a.test'), sessionFor(60), ['/config.json']],
  ['a session that is none', configOf('https://a.test'), {}, ['/config.json']],
  ['no configuration', new Response('{}', { status: 503 }), sessionFor(600), ['/config.json']],
])('nothing of an account is sent with %s', async (_, config, session, paths) => {
  expect(await run(config, session)).toEqual(paths)
})

// Proves ACCOUNT-123.
it.each([
  ['a stored session', sessionFor(3_600), ['es']],
  ['nobody', null, []],
] as const)("loads the platform's calendars after the first paint: %s", async (_, session, languages) => {
  const paintCallbacks: (() => void)[] = []
  class PaintObserver {
    constructor(callback: (list: { getEntriesByName: () => unknown[] }) => void) {
      paintCallbacks.push(() => callback({ getEntriesByName: () => [{}] }))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver)
  const formatted = vi.spyOn(Date.prototype, 'toLocaleString')
  onTestFinished(() => formatted.mockRestore())
  await run(configOf('https://a.test'), session)
  expect(formatted).not.toHaveBeenCalled()
  for (const paint of paintCallbacks) paint()
  expect(formatted.mock.calls.flat()).toEqual(languages)
})
