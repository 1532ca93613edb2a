/** Error reports of a page, if the server accepts them: place, class and page, nothing of the visitor (ADR 042). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as PageErrors from '#src/clients/page-errors.ts'

type SentReport = { path: string; body: Record<string, unknown> }

let sent: SentReport[]
/** The work for each error, whether or not it is reported. */
let pending: Promise<void>[]
let isOn: boolean
let isConfigThere: boolean

beforeEach(() => {
  vi.resetModules()
  vi.doMock('#src/clients/page-errors.ts', async (importOriginal) => {
    const { sendPageError } = await importOriginal<typeof PageErrors>()
    const recordReport: typeof sendPageError = (...report) => {
      const sending = sendPageError(...report)
      pending.push(sending)
      return sending
    }
    return { sendPageError: recordReport }
  })
  pending = []
  sent = []
  isOn = true
  isConfigThere = true
  vi.spyOn(globalThis, 'addEventListener')
  history.replaceState(null, '', '/pt/contato?convite=SECRET#SECRET')
  vi.stubGlobal('fetch', (path: string, { body = '' }: { body?: string } = {}) => {
    if (path === '/config.json')
      return Promise.resolve(Response.json({ errorReports: isOn }, { status: isConfigThere ? 200 : 503 }))
    sent.push({ path, body: JSON.parse(body) as SentReport['body'] })
    return Promise.resolve(new Response(null, { status: 202 }))
  })
})
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.doUnmock('#src/clients/page-errors.ts')
})

const at = (file: string, line: number) => `${location.origin}/assets/${file}:${line}:7`

const failure = (message: string, lines: readonly string[]) =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...lines].join('\n') })

const OURS = failure('SECRET', [
  `    at render (${at('home-Ab12.js', 1)})`,
  '    at SECRET (chrome-extension://abc/assets/x.js:1:2)',
  `    at async SECRET (${at('app-Cd34.js', 22)})`,
])

const REPORT = {
  error: 'TypeError',
  frames: ['assets/home-Ab12.js:1:7', 'assets/app-Cd34.js:22:7'],
  route: 'contact',
}

const watch = async () => {
  const { reportPageError, watchPageErrors } = await import('#src/app/page-errors.ts')
  watchPageErrors()
  return reportPageError
}
const reports = (size: number) => expect.poll(() => sent, { timeout: 3_000, interval: 10 }).toHaveLength(size)
/** Waits for all of it: the import of the reporter, and what it does about each error. */
const settle = async () => {
  await vi.dynamicImportSettled()
  await Promise.all(pending)
}

// Proves OPS-22.
describe('an error of a page', () => {
  it.each([
    ['uncaught', 'page error uncaught', () => new ErrorEvent('error', { error: OURS })],
    [
      'of a promise',
      'page rejection unhandled',
      () => Object.assign(new Event('unhandledrejection'), { reason: OURS, promise: Promise.resolve() }),
    ],
  ])('%s is reported by class, positions in our files and page, and nothing else', async (_what, event, trigger) => {
    await watch()
    dispatchEvent(trigger())
    await reports(1)
    expect(sent).toEqual([{ path: '/api/page-errors', body: { event, ...REPORT } }])
    expect(JSON.stringify(sent)).not.toContain('SECRET')
  })

  it('is reported once if it is in a view and the window reports it too', async () => {
    const reportPageError = await watch()
    reportPageError('page render failed', OURS)
    dispatchEvent(new ErrorEvent('error', { error: OURS }))
    await reports(1)
    await settle()
    expect(sent.map(({ body }) => body['event'])).toEqual(['page render failed'])
  })

  it('has the name of a file that could not be loaded', async () => {
    await watch()
    const payload = new TypeError(
      `Failed to fetch dynamically imported module: ${location.origin}/assets/contact-Ab12.js`,
    )
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    await reports(1)
    expect(sent[0]?.body).toMatchObject({ event: 'page file not loaded', frames: ['assets/contact-Ab12.js'] })
  })

  it.each([
    ['the server has no receiver', () => void (isOn = false), OURS],
    ['the device has no network', () => vi.stubGlobal('navigator', { onLine: false }), OURS],
    ['no file of ours is in it', () => undefined, failure('x', ['    at y (chrome-extension://abc/assets/x.js:1:2)'])],
    ['it is no error', () => undefined, 'SECRET'],
  ])('is not reported if %s', async (_what, prepare, error) => {
    prepare()
    const reportPageError = await watch()
    reportPageError('page render failed', error)
    await settle()
    expect(sent).toEqual([])
  })

  it('is reported after one for which the configuration could not be read', async () => {
    const reportPageError = await watch()
    isConfigThere = false
    reportPageError('page render failed', failure('x', [at('home-Ab12.js', 1)]))
    await settle().catch(() => {})
    isConfigThere = true
    reportPageError('page render failed', OURS)
    await reports(1)
    expect(sent.map(({ body }) => body['frames'])).toEqual([REPORT.frames])
  })

  it('is reported five times a visit at most', async () => {
    const reportPageError = await watch()
    for (let line = 1; line <= 8; line += 1)
      reportPageError('page render failed', failure('x', [at('home-Ab12.js', line)]))
    await reports(5)
    await settle()
    expect(sent).toHaveLength(5)
  })
})
