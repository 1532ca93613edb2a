/** Prefetched reads: an answer is used by one request, with the same URL and token (ADR 041). */
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropPrefetched, prefetch, consumePrefetched } from '#src/clients/prefetch.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { readStoredSession } from '#src/clients/stored-session.ts'
import { deviceStore } from '#src/clients/storage.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

const URLS = ['https://prosa.test/api/batch', 'https://prosa.test/rest/v1/users']
const PEOPLE = ['ana', 'bia']
const headersOf = (person: string) => new Headers({ Authorization: `Bearer ${person}` })

/** Answers with the person whose token the request has, in time or not at all. */
const serve = () =>
  vi.stubGlobal('fetch', (url: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
    signal.throwIfAborted()
    return Promise.resolve(Response.json([url, headers.get('Authorization')]))
  })

beforeEach(() => {
  vi.useFakeTimers()
  serve()
})
afterEach(() => {
  dropPrefetched()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const take = async (url: string, person: string, signal = neverAborted()) =>
  (await consumePrefetched(url, { headers: headersOf(person), signal }))?.json() as Promise<unknown> | undefined

const step = fc.oneof(
  fc.record({
    does: fc.constantFrom('send', 'take'),
    url: fc.constantFrom(...URLS),
    person: fc.constantFrom(...PEOPLE),
  }),
  fc.constant({ does: 'drop' } as const),
  fc.record({ does: fc.constant('wait'), ms: fc.constantFrom(29_999, 30_000) }),
)

// Proves SESSION-28.
it('a prefetched answer is never used for another person, another URL, twice, when old or after it was dropped', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      dropPrefetched()
      /** By URL, what can be taken. */
      const expected = new Map<string, { person: string; at: number }>()
      for (const each of steps) {
        if (each.does === 'drop') {
          dropPrefetched()
          expected.clear()
        } else if ('ms' in each) vi.advanceTimersByTime(each.ms)
        else if ('url' in each && each.does === 'send') {
          void prefetch(each.url, { headers: headersOf(each.person) })
          expected.set(each.url, { person: each.person, at: Date.now() })
        } else if ('url' in each) {
          const { url, person } = each
          const answer = expected.get(url)
          const isOwn = answer?.person === person
          const isFresh = answer !== undefined && Date.now() - answer.at < 30_000
          expect(await take(url, person)).toEqual(isOwn && isFresh ? [url, `Bearer ${person}`] : undefined)
          if (isOwn) expected.delete(url)
        }
      }
    }),
  )
})

it('a refused or failed prefetch is read again, and an aborted reader does not wait', async () => {
  const [url = ''] = URLS
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 401 })))
  void prefetch(url, { headers: headersOf('ana') }).catch(() => {})
  expect(await take(url, 'ana')).toBe(undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  void prefetch(url, { headers: headersOf('ana') }).catch(() => {})
  expect(await take(url, 'ana')).toBe(undefined)
  let isGivenUp = false
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => (isGivenUp = true))
    return new Promise(() => {})
  })
  void prefetch(url, { headers: headersOf('ana') }).catch(() => {})
  const reader = new AbortController()
  const taken = take(url, 'ana', reader.signal)
  reader.abort()
  await expect(taken).rejects.toThrow('aborted')
  expect(isGivenUp).toBe(true)
})

const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`
const store = (session: unknown) => deviceStore.setItem(SESSION_KEY, JSON.stringify(session))
const inSeconds = (seconds: number) => Date.now() / 1_000 + seconds

it.each([
  ['nothing', null],
  ['a token that has to be refreshed', { access_token: tokenOf({ sub: 'ana' }), expires_at: () => inSeconds(89) }],
  ['a token without a person', { access_token: tokenOf({}), expires_at: () => inSeconds(600) }],
  ['no token', { access_token: 'x', expires_at: () => inSeconds(600) }],
])('a stored value is not used as a session: %s', (_, stored) => {
  store(stored === null ? null : { ...stored, expires_at: stored.expires_at() })
  expect(readStoredSession()).toBe(null)
})

it('a stored session has its token and its user', () => {
  const token = tokenOf({ sub: 'ana' })
  store({ access_token: token, expires_at: inSeconds(600) })
  expect(readStoredSession()).toEqual({ token, userId: 'ana' })
})
