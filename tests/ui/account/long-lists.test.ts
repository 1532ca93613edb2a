/** Lists of more rows than one call answers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Page, PageQuery } from '#contracts/api/paging.ts'
import { userFilterIn } from '#contracts/user-list-query.ts'
import { paymentsQueryOf, transcriptionsQueryOf } from '#src/account/query/account-queries.ts'
import type { Query } from '#src/account/query/query.flow.ts'
import { activityQuery } from '#src/account/query/security-queries.ts'
import { usersQueryOf } from '#src/admin/admin-queries.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const CALL_TIMEOUT = 11_000

beforeEach(() => {
  vi.useFakeTimers()
  queryCache.clear()
  vi.mocked(call).mockReset()
})
afterEach(() => vi.useRealTimers())

const flush = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
type Parts = { query: PageQuery; signal: AbortSignal }
const answerBy = (answer: (parts: Parts) => Promise<unknown>) =>
  vi.mocked(call).mockImplementation(((...[, , parts]: [unknown, unknown, Parts]) => answer(parts)) as never)

const partOf = <Row>(rows: readonly Row[], { limit, after = '0' }: PageQuery): Page<Row> => {
  const end = Number(after) + limit
  return { data: rows.slice(Number(after), end), total: rows.length, next: end < rows.length ? String(end) : null }
}
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => index)
const queries = () =>
  vi.mocked(call).mock.calls.map(([, , parts]) => {
    const { limit, after } = (parts as unknown as Parts).query
    return { limit, after }
  })

/** The query's actor, with 120 rows loaded. */
const loadPages = async ({ flow }: Query<unknown>) => {
  const actor = createActor(flow, { input: { cached: null } }).start()
  const rows = () => (actor.getSnapshot().context.data as Page<number>).data
  await flush()
  while (rows().length < 120) {
    actor.send({ type: 'data.more' })
    // oxlint-disable-next-line no-await-in-loop -- each page follows the one before it
    await flush()
  }
  vi.mocked(call).mockClear()
  return { actor, rows }
}

// Proves SCRIBE-09, ACCOUNT-80.
test.each([
  ['transcriptions', transcriptionsQueryOf({})],
  ['payments', paymentsQueryOf(null)],
  ['activity', activityQuery],
  ['people', usersQueryOf(userFilterIn(''))],
] as const)('a list of 120 %s has as many after it was read again, by the fewest possible calls', async (_, query) => {
  answerBy(({ query: part }) => Promise.resolve(partOf(rowsOf(130), part)))
  const { actor, rows } = await loadPages(query)
  actor.send({ type: 'data.changed' })
  await flush()
  expect([rows(), queries()]).toEqual([rowsOf(120), [{ limit: 100 }, { limit: 20, after: '100' }]])
  actor.send({ type: 'data.more' })
  await flush()
  expect(rows().slice(0, 121)).toEqual(rowsOf(121))
  actor.stop()
})

// Proves ACCOUNT-80.
test('a list that became shorter is shown up to its new end', async () => {
  answerBy(({ query: part }) => Promise.resolve(partOf(rowsOf(130), part)))
  const { actor, rows } = await loadPages(transcriptionsQueryOf({}))
  answerBy(({ query: part }) => Promise.resolve(partOf(rowsOf(101), part)))
  actor.send({ type: 'data.changed' })
  await flush()
  expect([rows(), queries().length]).toEqual([rowsOf(101), 2])
  actor.stop()
})

test('the calls for one list share one timeout, and the rows shown before stay', async () => {
  answerBy(({ query: part }) => Promise.resolve(partOf(rowsOf(230), part)))
  const { actor, rows } = await loadPages(transcriptionsQueryOf({}))
  const signals: AbortSignal[] = []
  answerBy(async ({ query: part, signal }) => {
    signals.push(signal)
    await new Promise((resolve) => {
      setTimeout(resolve, 9_000)
    })
    return partOf(rowsOf(230), part)
  })
  actor.send({ type: 'data.changed' })
  await flush(CALL_TIMEOUT)
  const { failure } = actor.getSnapshot().context
  expect([failure?.code, signals.map(({ aborted }) => aborted)]).toEqual(['network.timeout', [true, true]])
  expect(rows()).toEqual(rowsOf(120))
  actor.stop()
})
