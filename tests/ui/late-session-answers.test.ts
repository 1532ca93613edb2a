/** Answers of the auth service that arrive after the session of their request has ended or changed (SESSION-14). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'

vi.mock(import('#src/clients/config.ts'), async (original) => ({
  ...(await original()),
  readConfig: () => Promise.resolve({ supabaseUrl: 'http://prosa.test', supabaseKey: 'publishable' } as never),
}))

const ANA = { id: '11111111-1111-4111-8111-111111111111', email: 'ana@prosa.test', user_metadata: {} }
const tokenOf = (sub: string, aal: string) => `e30.${btoa(JSON.stringify({ sub, aal, exp: 9_999_999_999 }))}.x`
const sessionOf = (sub: string, aal = 'aal1') => ({
  access_token: tokenOf(sub, aal),
  refresh_token: `refresh-${sub}-${aal}`,
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: Math.floor(Date.now() / 1_000) + 3_600,
})
const store = (session: object) => localStorage.setItem(SESSION_KEY, JSON.stringify(session))
const storedSession = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { access_token: string } | null

/** Opens a tab: loads the modules with fresh state. `slow` is the path whose answer waits. */
const openTab = async (slow: string, answer: unknown) => {
  vi.resetModules()
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>()
  const { promise: answered, resolve: respond } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const method = init?.method ?? 'GET'
    if (`${method} ${pathname}` !== slow) {
      return pathname === '/auth/v1/user' ? Response.json(ANA) : Response.json({}, { status: 200 })
    }
    markRequested()
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
    await Promise.race([answered, aborted])
    return Response.json(answer)
  })
  const { clients } = await import('#src/clients/clients.ts')
  return { clients, requested, respond }
}
const flush = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

// Proves SESSION-14.
it('a sign-out in this tab is kept when the answer to a new password arrives later', async () => {
  store(sessionOf(ANA.id))
  const { clients, requested, respond } = await openTab('PUT /auth/v1/user', ANA)
  const { defineSignOut } = await import('#src/effects/sign-out.ts')
  const { client } = await clients.openService()
  const update = client.auth.updateUser({ password: 'another-secret' }).catch(() => {})
  await requested
  await toPromise(createActor(defineSignOut(clients)).start())
  expect(storedSession()).toBe(null)
  respond()
  await update
  await flush()
  expect(storedSession()).toBe(null)
})

// Proves SESSION-14.
it('a sign-out in this tab is kept when the answer to a second-factor code arrives later', async () => {
  store(sessionOf(ANA.id))
  const verified = { ...sessionOf(ANA.id, 'aal2'), user: ANA }
  const { clients, requested, respond } = await openTab('POST /auth/v1/factors/f1/verify', verified)
  const { defineSignOut } = await import('#src/effects/sign-out.ts')
  const { client } = await clients.openService()
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  const verifying = client.auth.mfa.verify({ factorId: 'f1', challengeId: 'c1', code: '123456' }).catch(() => {})
  await requested
  await toPromise(createActor(defineSignOut(clients)).start())
  respond()
  await verifying
  await flush()
  expect([storedSession(), events.at(-1)]).toEqual([null, 'SIGNED_OUT'])
})

// Proves SESSION-14.
it('a sign-out in another tab is kept while this one checks the stored session', async () => {
  store(sessionOf(ANA.id))
  const { clients, requested, respond } = await openTab('GET /auth/v1/user', ANA)
  const opening = clients.openService()
  await requested
  localStorage.removeItem(SESSION_KEY)
  respond()
  const { client } = await opening
  await client.auth.getSession()
  await flush()
  expect(storedSession()).toBe(null)
})

// Proves SESSION-14.
it('a second factor that is passed in another tab is kept while this one checks the earlier session', async () => {
  store(sessionOf(ANA.id, 'aal1'))
  const { clients, requested, respond } = await openTab('GET /auth/v1/user', ANA)
  const opening = clients.openService()
  await requested
  store(sessionOf(ANA.id, 'aal2'))
  respond()
  await opening
  await flush()
  expect(storedSession()?.access_token).toBe(tokenOf(ANA.id, 'aal2'))
})

// Proves SESSION-14.
it.each([
  ['a changed password', { password: 'another-secret' }],
  ['a changed name', { data: { full_name: 'Ana Lima' } }],
])('the refreshed token is kept when the answer to %s arrives after the refresh', async (_, changes) => {
  store(sessionOf(ANA.id))
  const { clients, requested, respond } = await openTab('PUT /auth/v1/user', ANA)
  const { client } = await clients.openService()
  const update = client.auth.updateUser(changes)
  await requested
  const refreshed = { ...sessionOf(ANA.id, 'refreshed'), expires_in: 7_200 }
  store(refreshed)
  respond()
  const { error } = await update
  await flush()
  expect([error, storedSession()]).toEqual([null, refreshed])
})
