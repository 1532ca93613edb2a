/**
 * Constants of the auth client (API-18 to API-24), which the product does not repeat. Each is observed from outside, so that
 * a new version with another value fails.
 */
import { createClient } from '@supabase/supabase-js'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const START = Date.UTC(2025, 0, 15)
const SECOND = 1_000

type Answer = (url: string) => Response | Promise<Response>
type SentRequest = { at: number; path: string; scope: string | null; headers: Headers; body: unknown }

const json = (body: unknown) => Response.json(body)
const user = { id: 'auth-ana', email: 'ana@prosa.test', app_metadata: {}, user_metadata: {}, aud: 'authenticated' }
const sessionFor = (seconds: number) => ({
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / SECOND) + seconds,
  user,
})

/** A client as the product creates it, but with the test's own storage and network. */
const open = (answer: Answer, stored: object | null = null) => {
  const sent: SentRequest[] = []
  const items = new Map(stored === null ? [] : [['session', JSON.stringify(stored)]])
  const client = createClient('http://prosa.test', 'publishable', {
    auth: {
      storageKey: 'session',
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
    },
    global: {
      fetch: async (input, init) => {
        const { url, headers } = new Request(input instanceof Request ? input : new URL(String(input)), {
          headers: init?.headers,
        })
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
        sent.push({
          at: Date.now() - START,
          path: new URL(url).pathname,
          scope: new URL(url).searchParams.get('scope'),
          headers,
          body,
        })
        return answer(url)
      },
    },
  })
  const refreshes = () => sent.filter(({ path }) => path === '/auth/v1/token').map(({ at }) => at)
  const scopes = () => sent.filter(({ path }) => path === '/auth/v1/logout').map(({ scope }) => scope)
  return { client, sent, refreshes, scopes }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('session', () => {
  // Proves API-19.
  it('is checked every 30 s, and refreshed within 3 checks of its expiry', async () => {
    const { client, refreshes } = open(() => json(sessionFor(3_600)), sessionFor(300))
    await client.auth.initialize()
    await vi.advanceTimersByTimeAsync(209 * SECOND)
    const before = refreshes()
    await vi.advanceTimersByTimeAsync(SECOND)
    await client.auth.stopAutoRefresh()
    expect([before, refreshes()]).toEqual([[], [210 * SECOND]])
  })

  it.for([
    { left: 89, count: 1 },
    { left: 91, count: 0 },
  ])('counts as ended 90 s before its end: $left s left', async ({ left, count }) => {
    const { client, refreshes } = open(() => json(sessionFor(3_600)), sessionFor(left))
    await client.auth.getSession()
    expect(refreshes()).toHaveLength(count)
    await client.auth.stopAutoRefresh()
  })

  // Proves API-20.
  it('retries its refresh after 200 ms times 2 to the n, for up to 30 s', async () => {
    // The client writes its failure to the console.
    vi.spyOn(console, 'warn').mockReturnValue()
    const { client, refreshes } = open(() => Promise.reject(new TypeError('fetch failed')), sessionFor(10))
    const session = client.auth.getSession()
    await vi.advanceTimersByTimeAsync(30 * SECOND)
    await session
    await client.auth.stopAutoRefresh()
    expect(refreshes()).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400])
  })

  // Proves API-24.
  it('is refreshed, persisted and detected in the URL by default', async () => {
    const { client } = open(() => json({}))
    const read = (name: string) => Reflect.get(client.auth, name) as unknown
    expect([read('autoRefreshToken'), read('persistSession'), read('detectSessionInUrl')]).toEqual([true, true, true])
    await client.auth.stopAutoRefresh()
  })
})

// Proves API-18.
it.for(['global', 'local', 'others'] as const)('signs out with the scope %s', async (scope) => {
  const { client, scopes } = open(() => new Response(null, { status: 204 }), sessionFor(3_600))
  const { error } = await client.auth.signOut({ scope })
  await client.auth.stopAutoRefresh()
  expect([error, scopes()]).toEqual([null, [scope]])
})

// Proves API-18.
it('signs out everywhere by default', async () => {
  const { client, scopes } = open(() => new Response(null, { status: 204 }), sessionFor(3_600))
  await client.auth.signOut()
  await client.auth.stopAutoRefresh()
  expect(scopes()).toEqual(['global'])
})

// Proves API-21, LIMIT-08.
it('the key set is kept for 10 minutes', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'ES256' }]
  const token = await new SignJWT({ sub: 'auth-ana' })
    .setProtectedHeader({ alg: 'ES256', kid: 'key-1' })
    .setExpirationTime(START / SECOND + 3_600)
    .sign(privateKey)
  const { client, sent } = open(() => json({ keys }))
  const readKeys = async () => {
    const { error } = await client.auth.getClaims(token)
    expect(error).toBeNull()
    return sent.filter(({ path }) => path.endsWith('/jwks.json')).length
  }
  await client.auth.stopAutoRefresh()
  const first = await readKeys()
  vi.setSystemTime(START + 599 * SECOND)
  const within = await readKeys()
  vi.setSystemTime(START + 601 * SECOND)
  expect([first, within, await readKeys()]).toEqual([1, 1, 2])
})

describe('realtime', () => {
  // Proves API-22.
  it('times out after 10 s, sends a heartbeat every 25 s, reconnects after 1, 2, 5, then 10 s', async () => {
    const { client } = open(() => json({}))
    const { timeout, heartbeatIntervalMs, reconnectAfterMs } = client.realtime
    expect([timeout, heartbeatIntervalMs, [1, 2, 3, 4, 5].map((tries) => reconnectAfterMs(tries))]).toEqual([
      10 * SECOND,
      25 * SECOND,
      [1 * SECOND, 2 * SECOND, 5 * SECOND, 10 * SECOND, 10 * SECOND],
    ])
    await client.auth.stopAutoRefresh()
  })
})

describe('storage and tables', () => {
  // Proves API-23.
  it('a list asks for 100 from 0, by name ascending', async () => {
    const { client, sent } = open(() => json([]))
    await client.storage.from('avatars').list()
    await client.auth.stopAutoRefresh()
    expect(sent.map(({ body }) => body)).toEqual([
      { limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' }, prefix: '' },
    ])
  })

  // Proves API-23.
  it('an upload is cached for 3600 s and does not overwrite', async () => {
    const { client, sent } = open(() => json({ Key: 'avatars/ana.txt', Id: '1' }))
    await client.storage.from('avatars').upload('ana.txt', Buffer.from('ana'))
    await client.auth.stopAutoRefresh()
    expect(sent.map(({ headers }) => [headers.get('cache-control'), headers.get('x-upsert')])).toEqual([
      ['max-age=3600', 'false'],
    ])
  })

  // Proves API-24.
  it('tables are of the schema public', async () => {
    const { client, sent } = open(() => json([]))
    await client.from('users').select()
    await client.auth.stopAutoRefresh()
    expect(sent.map(({ headers }) => headers.get('accept-profile'))).toEqual(['public'])
  })
})
