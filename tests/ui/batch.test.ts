/** Reads that are asked for at the same time share one request, and each is answered or fails on its own (ADR 032). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { exportStatusResponseSchema } from '#contracts/api/data-export.ts'
import { usageResponseSchema } from '#contracts/api/usage.ts'
import { exportsQuery, readExports } from '#src/account/query/own-data-queries.ts'
import { usageQuery } from '#src/account/query/plan-queries.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

let token = 'first'
const refreshSession = vi.fn(() => {
  token = 'second'
  return Promise.resolve({ data: {}, error: null })
})
vi.mock(import('#src/clients/supabase.ts'), () => ({
  openService: () =>
    Promise.resolve({
      client: {
        auth: {
          getSession: () => Promise.resolve({ data: { session: { access_token: token } }, error: null }),
          refreshSession,
        },
      },
      isGoogleEnabled: false,
    } as never),
}))

const USAGE = { usage: { last_30_days: 3, this_month: 2, monthly_limit: 5, resets_at: '2026-12-01T00:00:00.000Z' } }
const EXPORTS = { requests: [] }
const BATCH = MEMBER_ENDPOINTS.readBatch.path

type FakeServer = (request: Request) => Response | Promise<Response>

const serve = (server: FakeServer) => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    requests.push([pathname, searchParams.get('calls')].filter((part) => part !== null).join(' '))
    return server(request)
  })
  return requests
}
const parts = (answers: object) => () => Response.json({ parts: answers })

const readUsage = (signal = neverAborted()) => call('readUsage', usageResponseSchema, { signal })
const requestExports = (signal = neverAborted()) => call('readExports', exportStatusResponseSchema, { signal })

beforeEach(() => {
  token = 'first'
  refreshSession.mockClear()
  queryCache.clear()
})
afterEach(() => vi.unstubAllGlobals())

const settleAll = () => Promise.allSettled([readUsage(), requestExports()])

const QUERIES = [usageQuery, exportsQuery]

describe('reads at the same time', () => {
  // Proves ACCOUNT-62.
  it('fill the cache of each of two cards', async () => {
    const requests = serve(parts({ readUsage: { answer: USAGE }, readExports: { answer: EXPORTS } }))
    const cards = QUERIES.map(({ flow }) => createActor(flow, { input: { cached: null } }).start())
    await vi.waitFor(() => expect(cards.map((card) => card.getSnapshot().value)).toEqual(['ready', 'ready']))
    expect(QUERIES.map((query) => query.cached()?.data)).toEqual([USAGE.usage, EXPORTS.requests])
    expect(requests).toHaveLength(1)
    for (const card of cards) card.stop()
  })

  // Proves ACCOUNT-62.
  it('share a request; a single read is its own call', async () => {
    const requests = serve(parts({ readUsage: { answer: USAGE }, readExports: { answer: EXPORTS } }))
    expect(await Promise.all([readUsage(), requestExports(), readUsage()])).toEqual([USAGE, EXPORTS, USAGE])
    serve(() => Response.json(USAGE))
    expect(await readUsage()).toEqual(USAGE)
    expect(requests).toEqual([`${BATCH} readUsage,readExports`])
  })

  it('fail separately: by a code, an unexpected shape, or a missing answer', async () => {
    serve(parts({ readUsage: { code: 'service.unavailable' }, readExports: { answer: EXPORTS } }))
    expect(await settleAll()).toMatchObject([{ reason: { code: 'service.unavailable' } }, { value: EXPORTS }])
    serve(parts({ readUsage: { answer: { usage: 3 } }, readExports: { answer: EXPORTS } }))
    expect(await settleAll()).toMatchObject([{ reason: { code: 'unexpected' } }, { value: EXPORTS }])
    serve(parts({ readExports: { answer: EXPORTS } }))
    expect(await settleAll()).toMatchObject([{ reason: { code: 'unexpected' } }, { value: EXPORTS }])
  })

  it('all fail if the request fails, each with the code of its own card', async () => {
    serve(() => Response.json({ code: 'service.unavailable' }, { status: 503 }))
    expect(await Promise.allSettled([readUsage(), readExports(neverAborted())])).toMatchObject([
      { reason: { code: 'service.unavailable' } },
      { reason: { code: 'service.unavailable' } },
    ])
  })

  // Proves SESSION-19.
  it('are repeated together after one refresh of the token', async () => {
    const requests = serve((request) =>
      request.headers.get('Authorization') === 'Bearer second'
        ? Response.json({ parts: { readUsage: { answer: USAGE }, readExports: { answer: EXPORTS } } })
        : Response.json({ code: 'auth.unauthenticated' }, { status: 401 }),
    )
    expect(await Promise.all([readUsage(), requestExports()])).toEqual([USAGE, EXPORTS])
    const together = `${BATCH} readUsage,readExports`
    expect([requests, refreshSession.mock.calls.length]).toEqual([[together, together], 1])
  })

  it('are aborted when all their readers have stopped, not before', async () => {
    const signals: AbortSignal[] = []
    const { promise: response, resolve: answer } = Promise.withResolvers<Response>()
    serve((request) => {
      signals.push(request.signal)
      return response
    })
    const [aborted, stays] = [new AbortController(), new AbortController()]
    const reads = [readUsage(aborted.signal), requestExports(stays.signal)]
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    aborted.abort()
    expect(signals[0]?.aborted).toBe(false)
    stays.abort()
    expect(signals[0]?.aborted).toBe(true)
    answer(Response.json({ parts: {} }))
    await Promise.allSettled(reads)
  })

  it('share the next request if they start after one was sent', async () => {
    const { promise: response, resolve: answer } = Promise.withResolvers<Response>()
    const requests = serve(() => response)
    const first = readUsage()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    const second = requestExports()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    answer(Response.json(USAGE))
    await Promise.allSettled([first, second])
    expect(requests).toEqual([MEMBER_ENDPOINTS.readUsage.path, MEMBER_ENDPOINTS.readExports.path])
  })
})
