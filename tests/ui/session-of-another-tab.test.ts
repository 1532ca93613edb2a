/** A session that another tab has stored: this tab's client has its token, with no user or the previous one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRecentTranscriptions } from '#src/account/query/own-rows.ts'
import { subscriptionQuery } from '#src/account/query/plan-queries.ts'
import { hasNoUser } from '#src/clients/assurance.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { deviceStore } from '#src/clients/storage.ts'
import { openService } from '#src/clients/supabase.ts'

vi.mock(import('#src/clients/config.ts'), async (original) => ({
  ...(await original()),
  readConfig: () => Promise.resolve({ supabaseUrl: 'http://prosa.test', supabaseKey: 'publishable' } as never),
}))

const ANA = '11111111-1111-4111-8111-111111111111'
const CLARA = '22222222-2222-4222-8222-222222222222'

const sessionOf = (sub: string) => ({
  access_token: `e30.${btoa(JSON.stringify({ sub, exp: 9_999_999_999 }))}.signature`,
  refresh_token: `refresh-${sub}`,
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: Math.floor(Date.now() / 1_000) + 3_600,
})

const storeFromAnotherTab = (sub: string) => deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(sub)))

const signInHere = async (id: string) => {
  const { client } = await openService()
  await client.auth.signInWithPassword({ email: `${id}@prosa.test`, password: 'secret' })
}

let requests: string[]
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    if (pathname === '/auth/v1/token') return Response.json({ ...sessionOf(ANA), user: { id: ANA } })
    if (pathname.startsWith('/rest/')) requests.push(`${pathname} ${searchParams.get('user_uuid')}`)
    return Response.json([])
  })
})
afterEach(() => {
  deviceStore.removeItem(SESSION_KEY)
  queryCache.clear()
})

const { signal } = new AbortController()

// Proves SESSION-33.
it.each([
  ['nobody had signed in here', async () => {}],
  ['somebody else had signed in here', () => signInHere(ANA)],
])('the rows of the signed-in user are read: %s', async (_, before) => {
  await before()
  storeFromAnotherTab(CLARA)
  subscriptionQuery.prefetch()
  await readRecentTranscriptions(signal).catch(() => {})
  await vi.waitFor(() => {
    expect(requests.toSorted()).toEqual([`/rest/v1/subscriptions eq.${CLARA}`, `/rest/v1/transcriptions eq.${CLARA}`])
  })
})

// Proves SESSION-33.
it('a session never has the user of the previous one', async () => {
  const { client } = await openService()
  await signInHere(ANA)
  const own = await client.auth.getSession()
  expect([hasNoUser(own.data.session), own.data.session?.user.id]).toEqual([false, ANA])
  storeFromAnotherTab(CLARA)
  const { data } = await client.auth.getSession()
  expect(hasNoUser(data.session)).toBe(true)
})
