/** Reports of errors: what leaves the product, for whom, and that nothing waits for it (ADR 042). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createErrorReporter, type ErrorReport, reportingLog } from '#server/base/error-reports.ts'
import { createLog } from '#server/base/log.ts'
import { createMetrics } from '#server/base/metrics.ts'
import { newRelease } from '#server/base/release.ts'
import { openServer, type TestServer } from '../kit/server.ts'

type SentReport = Record<string, unknown>

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A receiver of reports that answers with `status`, or never. */
const startReceiver = async ({ status = 200 }: { status?: number | null } = {}) => {
  const reports: SentReport[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await textOf(request)) as SentReport
    reports.push({ ...body, type: request.headers['content-type'] })
    if (status !== null) response.writeHead(status).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => (server.closeAllConnections(), server.close()))
  const { port } = server.address() as AddressInfo
  const waitForCount = (size: number) => expect.poll(() => reports.length, { timeout: 5_000, interval: 10 }).toBe(size)
  return { reports, url: `http://127.0.0.1:${port}/prosa`, waitForCount }
}

const RELEASE = newRelease('abc1234')
const SECRET = 'ana@prosa.test'

const outcomes = async (metrics: TestServer['metrics']) => {
  const { text } = await metrics.read()
  return Object.fromEntries(
    [...text.matchAll(/prosa_error_reports_total\{outcome="(\w+)"\} (\d+)/g)].map(([, name = '', count]) => [
      name,
      Number(count),
    ]),
  )
}

const PAGE_ERROR = {
  event: 'page file not loaded',
  error: 'TypeError',
  frames: ['assets/home-Ab12.js:1:2'],
  route: 'home',
}

// Proves OPS-20.
describe('an error of the server', () => {
  it('is reported by class, code, own frames, route and request, without the text of the error', async () => {
    const { reports, url, waitForCount } = await startReceiver()
    const server = await openServer({ settings: { errorReportUrl: url }, isBroken: true })
    const answer = await server.request(`/api/user/by-auth-id/${crypto.randomUUID()}?${SECRET}`, {
      headers: { 'User-Agent': SECRET },
    })
    expect(answer.status).toBe(500)
    await waitForCount(1)
    expect(reports).toEqual([
      {
        type: 'application/json',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        source: 'server',
        event: 'request failed',
        error: 'Error',
        frames: expect.arrayContaining([expect.stringMatching(/^(server|tests)\/[\w/.-]+\.ts:\d+:\d+$/)]),
        route: '/api/user/by-auth-id/:authId',
        requestId: answer.headers.get('X-Request-Id'),
        version: RELEASE.version,
        revision: 'abc1234',
        instance: expect.stringMatching(/^[\da-f]{8}$/),
        repeated: 0,
      },
    ])
    const reportText = JSON.stringify(reports)
    expect(
      [SECRET, 'a secret of the database', 'node_modules', process.cwd()].filter((text) => reportText.includes(text)),
    ).toEqual([])
  })

  it('is reported before it ends the process', async () => {
    const { reports, url, waitForCount } = await startReceiver()
    const program = `
      import { createErrorReporter, reportingLog } from '#server/base/error-reports.ts'
      import { exitOnCrash } from '#server/base/exit-on-crash.ts'
      import { createLog } from '#server/base/log.ts'
      const release = { version: '1', revision: null, instance: '00000000', startedAt: '' }
      const errors = createErrorReporter({ url: '${url}', release, metrics: { errorReport: () => undefined } })
      exitOnCrash(reportingLog(createLog('silent'), errors), errors)
      void Promise.reject(new RangeError('${SECRET}'))`
    const run = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
    expect((await once(run, 'exit'))[0]).toBe(1)
    await waitForCount(1)
    expect(reports).toEqual([
      expect.objectContaining({ event: 'unhandled rejection: ending the process', error: 'RangeError' }),
    ])
    expect(JSON.stringify(reports)).not.toContain(SECRET)
  })
})

const reportOf = (error: string): ErrorReport => ({ source: 'server', event: 'x', error, frames: [] })

// Proves OPS-21.
describe('a report of an error', () => {
  it('is sent once an interval for the same error, with the number of repetitions', async () => {
    const { reports, url } = await startReceiver()
    const metrics = createMetrics()
    const throttled = createErrorReporter({ url, release: RELEASE, metrics, interval: 60_000 })
    for (const error of ['A', 'A', 'B', 'A']) throttled.report(reportOf(error))
    await throttled.settled()
    const always = createErrorReporter({ url, release: RELEASE, metrics, interval: 0 })
    for (const error of ['A', 'A']) always.report(reportOf(error))
    await always.settled()
    expect(reports.map(({ error, repeated }) => [error, repeated])).toEqual([
      ['A', 0],
      ['B', 0],
      ['A', 0],
      ['A', 0],
    ])
    expect(await outcomes(metrics)).toEqual({ sent: 4, repeated: 2 })
  })

  // Proves OPS-101.
  it('is not held back longer if the clock is set back', async () => {
    const { reports, url } = await startReceiver()
    const errors = createErrorReporter({ url, release: RELEASE, metrics: createMetrics(), interval: 0 })
    errors.report(reportOf('A'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    errors.report(reportOf('A'))
    vi.useRealTimers()
    await errors.settled()
    expect(reports).toHaveLength(2)
  })

  it.each([
    ['refuses', { status: 500 }],
    ['never answers', { status: null }],
  ])('is dropped and counted where the receiver %s, and the queue is bounded', async (_what, receiver) => {
    const { url } = await startReceiver(receiver)
    const metrics = createMetrics()
    const errors = createErrorReporter({ url, release: RELEASE, metrics, timeout: 50, maxQueued: 2 })
    for (const error of ['A', 'B', 'C', 'D', 'E']) errors.report(reportOf(error))
    await errors.settled()
    expect(await outcomes(metrics)).toEqual({ dropped: 5 })
  })

  it('delays no request and no line of the log', async () => {
    const { reports, url, waitForCount } = await startReceiver({ status: null })
    const server = await openServer({ settings: { errorReportUrl: url }, isBroken: true })
    const ask = () => server.request(`/api/user/by-auth-id/${crypto.randomUUID()}`)
    const statuses = [(await ask()).status, (await ask()).status]
    expect(statuses).toEqual([500, 500])
    await waitForCount(1)
    expect(reports).toHaveLength(1)
    const log = reportingLog(createLog('silent'), {
      report: () => undefined,
      settled: () => new Promise(() => undefined),
    })
    expect(log.error('x', { error: 'A' })).toBe(undefined)
  })
})

// Proves OPS-22.
describe('an error of a page', () => {
  it('is passed on with request and release if a receiver is set, and only then do pages report errors', async () => {
    const { reports, url, waitForCount } = await startReceiver()
    const on = await openServer({ settings: { errorReportUrl: url } })
    const off = await openServer()
    const answers = [await on.post('/api/page-errors', PAGE_ERROR), await off.post('/api/page-errors', PAGE_ERROR)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    await waitForCount(1)
    expect(reports).toEqual([
      expect.objectContaining({ ...PAGE_ERROR, source: 'browser', requestId: answers[0]?.headers.get('X-Request-Id') }),
    ])
    const configs = await Promise.all([on, off].map(async (at) => (await at.request('/config.json')).json()))
    expect(configs).toEqual([
      expect.objectContaining({ errorReports: true }),
      expect.objectContaining({ errorReports: false }),
    ])
  })

  it.each([
    ['an address', { frames: ['https://prosa.example/pt?token=x'] }],
    ['a text', { error: 'Ana said: no' }],
    ['a path', { route: '/pt/invitation/ana' }],
    ['a message', { message: SECRET }],
    ['no place', { frames: [] }],
  ])('is refused with %s', async (_what, changes) => {
    const { reports, url } = await startReceiver()
    const server = await openServer({ settings: { errorReportUrl: url } })
    expect((await server.post('/api/page-errors', { ...PAGE_ERROR, ...changes })).status).toBe(400)
    expect(reports).toEqual([])
  })

  it('is refused above its size limit', async () => {
    const server = await openServer()
    const frames = Array.from({ length: 8 }, () => `assets/${'a'.repeat(80)}.js:1:2`)
    const body = JSON.stringify({ ...PAGE_ERROR, frames })
    expect((await server.post('/api/page-errors', body)).status).toBe(202)
    expect((await server.post('/api/page-errors', body.padEnd(4 * 1024 + 1, ' '))).status).toBe(413)
  })
})
