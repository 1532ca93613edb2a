/** Cached answers are shown at once, but never after a change of the data, and never to another person. */
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { billingStatusResponseSchema } from '#contracts/api/billing.ts'
import { decryptResponseSchema, deletionResponseSchema } from '#contracts/api/transcriptions.ts'
import { Polling } from '#src/account/polling.tsx'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { queryOf, type Query } from '#src/account/query/query.flow.ts'
import { queryOfRows } from '#src/account/query/query-of-rows.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { awaitPagePaint, pagePainted } from '#src/page-context/page-paint.ts'
import { PlaceContext } from '#src/page-context/place.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

const session = { access_token: 'token-of-ana' }
vi.mock(import('#src/clients/supabase.ts'), () => ({
  openService: () =>
    Promise.resolve({
      client: { auth: { getSession: () => Promise.resolve({ data: { session }, error: null }) } },
      isGoogleEnabled: false,
    } as never),
}))

beforeEach(() => queryCache.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const i18n = setupI18n({ locale: 'pt', messages: { pt: {} } })
const PLACE = { language: 'pt', page: 'dashboard', pathname: '/dashboard' } as const

const show = (part: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <PlaceContext value={PLACE}>{part}</PlaceContext>
    </I18nProvider>,
  )

/** A mock service, whose reads the test answers. */
const reads = () => {
  const pendingReads: ((answer: string | Error) => void)[] = []
  const query = queryOf<string>(
    { name: 'subscription' },
    () =>
      new Promise((resolve, reject) => {
        pendingReads.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      }),
  )
  const answer = (what: string | Error) => act(async () => pendingReads.at(-1)?.(what))
  return { query, answer, count: () => pendingReads.length }
}

const Card = ({ query, isFresh = false }: { query: Query<string>; isFresh?: boolean }) => (
  <QueryState query={useQuery(query, { isFresh })}>{(data) => <p>lido: {data}</p>}</QueryState>
)

const open = (query: Query<string>, isFresh = false) => show(<Card query={query} isFresh={isFresh} />)
const dataText = () => screen.queryByText(/^lido: /)?.textContent ?? null
const isLoading = () => screen.queryByText('Carregando...') !== null

describe('a card that is mounted again', () => {
  // Proves FAIL-15.
  it('shows the cached answer at once, without a skeleton, and then the new one', async () => {
    const { query, answer, count } = reads()
    const page = open(query)
    const first = [dataText(), isLoading()]
    await answer('ativa')
    page.unmount()
    open(query)
    const reopened = [dataText(), isLoading(), count()]
    await answer('cancelada')
    expect([first, reopened, dataText()]).toEqual([[null, true], ['lido: ativa', false, 2], 'lido: cancelada'])
  })

  // Proves SITE-73.
  it('reads after the paint of the page that was opened, if it has the last answer', async () => {
    const { query, answer, count } = reads()
    awaitPagePaint()
    const page = open(query)
    const first = count()
    await answer('ativa')
    page.unmount()
    awaitPagePaint()
    open(query)
    const reopened = [dataText(), count()]
    await act(async () => pagePainted())
    expect([first, reopened, count()]).toEqual([1, ['lido: ativa', 1], 2])
  })

  it('waits for the stored data if a form takes its initial values from it', async () => {
    const { query, answer } = reads()
    const page = open(query)
    await answer('ativa')
    page.unmount()
    open(query, true)
    expect([dataText(), isLoading()]).toEqual([null, true])
  })

  it('shows the cached answer if refetching fails', async () => {
    const { query, answer } = reads()
    const page = open(query)
    await answer('ativa')
    page.unmount()
    open(query)
    await answer(new Error('x'))
    expect([dataText(), screen.queryByText('Mostramos os últimos dados que carregamos.') !== null]).toEqual([
      'lido: ativa',
      true,
    ])
  })
})

const advance = (ms: number) => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + ms)
}
const turnTo = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('a tab that becomes visible again', () => {
  // Proves FAIL-37.
  it('refetches stale data, and shows the old data meanwhile', async () => {
    const { query, answer, count } = reads()
    open(query)
    await answer('gratuito')
    advance(10_000)
    turnTo('hidden')
    const countWhileHidden = count()
    turnTo('visible')
    const whileLoading = [dataText(), isLoading(), count()]
    await answer('premium')
    expect([countWhileHidden, whileLoading, dataText()]).toEqual([1, ['lido: gratuito', false, 2], 'lido: premium'])
  })

  // Proves FAIL-37.
  it('does not refetch fresh data, nor for an unmounted card', async () => {
    const { query, answer, count } = reads()
    const page = open(query)
    await answer('gratuito')
    advance(9_000)
    turnTo('visible')
    const first = count()
    page.unmount()
    advance(10_000)
    turnTo('visible')
    expect([first, count()]).toEqual([1, 1])
  })
})

describe('a read that is on its way', () => {
  // Proves FAIL-37.
  it('is not sent again when the tab becomes visible', async () => {
    const { query, answer, count } = reads()
    open(query)
    turnTo('visible')
    const first = count()
    await answer('gratuito')
    advance(10_000)
    turnTo('visible')
    turnTo('visible')
    expect([first, count()]).toEqual([1, 2])
  })

  it('is not aborted for the next poll, however slow its answer is', async () => {
    vi.useFakeTimers()
    const { query, answer, count } = reads()
    open(query)
    await answer('em processamento')
    show(<Polling query="subscription" />)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    const polled = count()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    const whileLoading = [count(), dataText()]
    await answer('pronta')
    const textAfterAnswer = dataText()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect([polled, whileLoading, textAfterAnswer, count()]).toEqual([
      2,
      [2, 'lido: em processamento'],
      'lido: pronta',
      3,
    ])
  })

  it('is not aborted for the next poll either if its list has grown', async () => {
    vi.useFakeTimers()
    const page = { data: ['a'], total: 1, next: null }
    let count = 0
    const query = queryOfRows({ name: 'exports' }, { size: 5, max: 50 }, () => {
      count += 1
      return count === 1 ? Promise.resolve(page) : new Promise<typeof page>(() => {})
    })
    const List = () => <QueryState query={useQuery(query)}>{({ data }) => <p>{data}</p>}</QueryState>
    show(<List />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    show(<Polling query="exports" />)
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(count).toBe(2)
  })
})

const texts = () => screen.queryAllByText(/^lido: /).map(({ textContent }) => textContent)
const showTwo = (query: Query<string>) => ({ one: open(query), other: open(query) })

describe('two cards with the same query', () => {
  it('share one request', async () => {
    const { query, answer, count } = reads()
    showTwo(query)
    await answer('ativa')
    expect([count(), texts()]).toEqual([1, ['lido: ativa', 'lido: ativa']])
  })

  it('abort it only when both are unmounted', async () => {
    const signals: AbortSignal[] = []
    const query = queryOf<string>({ name: 'usage' }, (signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    const { one, other } = showTwo(query)
    one.unmount()
    const whileOneStays = signals.map(({ aborted }) => aborted)
    other.unmount()
    expect([whileOneStays, signals.map(({ aborted }) => aborted)]).toEqual([[false], [true]])
  })

  it('start a new request after a change, even if one is in flight', async () => {
    const { query, answer, count } = reads()
    open(query)
    queryCache.invalidate({ refetch: ['subscription'] })
    open(query)
    await answer('cancelada')
    expect([count(), texts().at(-1)]).toEqual([2, 'lido: cancelada'])
  })
})

const cancel = (answer: () => Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  const options = { body: { reason: null }, signal: neverAborted() }
  return act(() => call('cancelSubscription', billingStatusResponseSchema, options).catch(() => {}))
}
const answerCancelled = () => Response.json({ subscription: null, checkout: null })
const refusal = (code: string, status: number) => () => Response.json({ code }, { status })

describe('a command that changes cached data', () => {
  it('refetches it where it is shown', async () => {
    const { query, answer, count } = reads()
    open(query)
    await answer('ativa')
    await cancel(answerCancelled)
    const whileLoading = [dataText(), count()]
    await answer('cancelada')
    expect([whileLoading, dataText()]).toEqual([['lido: ativa', 2], 'lido: cancelada'])
  })

  it('drops cached answers for the next visit', async () => {
    const { query, answer } = reads()
    const page = open(query)
    await answer('ativa')
    page.unmount()
    await cancel(answerCancelled)
    open(query)
    expect([dataText(), isLoading()]).toEqual([null, true])
  })

  it('ignores answers to requests that started before it', async () => {
    const { query, answer, count } = reads()
    open(query)
    await cancel(answerCancelled)
    expect(count()).toBe(2)
    await answer('cancelada')
    expect([dataText(), queryCache.get({ name: 'subscription' })]).toEqual(['lido: cancelada', { data: 'cancelada' }])
  })

  it.each([
    ['may have been carried out', refusal('service.unavailable', 503), 1, null],
    ['finds that it was changed elsewhere', refusal('billing.alreadyActive', 409), 2, null],
    ['says beside its button that there is none', refusal('billing.noSubscription', 409), 1, null],
    ['was refused', refusal('rate.limited', 429), 1, { data: 'ativa' }],
  ] as const)('is handled if it %s', async (_, reply, readCount, cached) => {
    const { query, answer, count } = reads()
    open(query)
    await answer('ativa')
    await cancel(reply)
    expect([count(), queryCache.get({ name: 'subscription' })]).toEqual([readCount, cached])
  })
})

// Proves SCRIBE-09.
it('a list of transcriptions is refetched after a deletion, not after opening one', async () => {
  const onInvalidated = vi.fn<() => void>()
  const stop = queryCache.watch('transcriptions', onInvalidated)
  const { signal } = new AbortController()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ transcription: 'Oi', summary: null })))
  const body = { encrypted_content: 'a', encrypted_summary: null, encryption_key_id: 'b' }
  await call('decryptTranscription', decryptResponseSchema, { body, signal })
  const countAfterOpening = onInvalidated.mock.calls.length
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ removed: [] })))
  await call('deleteTranscriptions', deletionResponseSchema, { body: { ids: ['one'] }, signal })
  stop()
  expect([countAfterOpening, onInvalidated.mock.calls.length]).toEqual([0, 1])
})

describe('somebody else who signs in', () => {
  // Proves SESSION-23.
  it('gets no data of the previous person, nor a request in flight for that one', async () => {
    const { query, answer } = reads()
    const page = open(query)
    await answer('de Ana')
    const pending = queryCache.fetch({ name: 'usage' }, () => Promise.resolve('de Ana'))
    page.unmount()
    queryCache.clear()
    await pending
    open(query)
    expect([dataText(), isLoading(), queryCache.get({ name: 'usage' })]).toEqual([null, true, null])
  })

  it('has no data of the previous one on the device', async () => {
    const { query, answer } = reads()
    open(query)
    await answer('de Ana')
    const stored = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)))
    expect(stored.filter((text) => text.includes('de Ana'))).toEqual([])
  })
})

it('a list that is mounted again has its previous length', async () => {
  const parts: object[] = []
  const query = queryOfRows({ name: 'payments' }, { size: 2, max: 50 }, async (part) => {
    parts.push(part)
    return { data: [1, 2, 3, 4], total: 4, next: null }
  })
  await queryCache.fetch({ name: 'payments' }, () => Promise.resolve({ data: [1, 2, 3, 4], total: 4, next: null }))
  const List = () => <QueryState query={useQuery(query)}>{({ data }) => <p>lido: {data.length}</p>}</QueryState>
  show(<List />)
  expect([dataText(), parts]).toEqual(['lido: 4', [{ limit: 4 }]])
})

it('caches the last ten queries of a search', async () => {
  for (let n = 0; n < 12; n += 1) await queryCache.fetch({ name: 'users', params: `${n}` }, () => Promise.resolve(n))
  const cached = [0, 1, 2, 11].map((n) => queryCache.get({ name: 'users', params: `${n}` })?.data ?? null)
  expect(cached).toEqual([null, null, 2, 11])
})
