/** A device whose clock is wrong. */
/** A device whose clock is ahead of the server's. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usageResponseSchema } from '#contracts/api/usage.ts'
import { call } from '#src/clients/call.ts'
import { serviceFetch } from '#src/clients/service-fetch.ts'
import { openService } from '#src/clients/supabase.ts'

vi.mock(import('#src/clients/config.ts'), async (original) => ({
  ...(await original()),
  readConfig: () => Promise.resolve({ supabaseUrl: 'http://prosa.test', supabaseKey: 'publishable' } as never),
}))

const USER = { id: 'auth-1', email: 'ana@prosa.test', user_metadata: {} }
const USAGE = { usage: { last_30_days: 3, this_month: 2, monthly_limit: 5, resets_at: '2026-12-01T00:00:00.000Z' } }
const HOUR = 3_600

let refreshes: number
beforeEach(() => {
  refreshes = 0
  localStorage.clear()
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, 'http://prosa.test')
    if (pathname !== '/auth/v1/token') return Response.json(pathname === '/auth/v1/user' ? USER : USAGE)
    if (searchParams.get('grant_type') === 'refresh_token') refreshes += 1
    const serverNow = Math.floor(Date.now() / 1_000) - 2 * HOUR
    return Response.json({
      access_token: `x.${btoa(JSON.stringify({ sub: USER.id }))}.${refreshes}`,
      refresh_token: `refresh-${refreshes}`,
      token_type: 'bearer',
      expires_in: HOUR,
      expires_at: serverNow + HOUR,
      user: USER,
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a wrong clock does not cause a token refresh before every call', async () => {
  const { client } = await openService()
  await client.auth.signInWithPassword({ email: USER.email, password: 'secret' })
  const { signal } = new AbortController()
  for (let count = 0; count < 5; count += 1) await call('readUsage', usageResponseSchema, { signal })
  expect(refreshes).toBe(0)
})

it('a page of a proxy in place of a session is not changed, as it must not look like an empty session', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome</h1>'))
  const answer = await serviceFetch('http://prosa.test/auth/v1/verify', { method: 'POST' })
  expect(await answer.text()).toBe('<h1>Welcome</h1>')
})
