import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { ORIGIN_KEY, defineRememberOrigin } from '#src/actors/remember-origin.ts'
import { defineSignOut } from '#src/actors/sign-out.ts'
import { defineTakeOrigin } from '#src/actors/take-origin.ts'
import { asAuthEvent } from '#src/actors/watch-auth.ts'
import { readCarried } from '#src/flow/carried.ts'
import { clients } from '#src/clients/clients.ts'
import { leaving, serviceFetch } from '#src/clients/service-fetch.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { deviceStore } from '#src/clients/storage.ts'
import type { Service } from '#src/clients/supabase.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const take = () => toPromise(createActor(defineTakeOrigin(clients)).start())

describe('a remembered origin (D4)', () => {
  it('comes back once', async () => {
    const origin = { route: 'dashboard', search: '?from=mail' } as const
    await toPromise(createActor(defineRememberOrigin(clients), { input: origin }).start())
    expect([await take(), await take()]).toEqual([origin, null])
  })

  it.each(['{', '[]', '"x"', '{"route":"//evil.example","at":1}', '{"route":"dashboard","search":"","at":1}'])(
    'is nothing where storage holds %s',
    async (text) => {
      localStorage.setItem(ORIGIN_KEY, text)
      expect(await take()).toBeNull()
    },
  )
})

describe('what the auth client announces (specification §4)', () => {
  const session = {
    user: { id: '1', email: 'ana@prosa.test', user_metadata: { full_name: 'Ana' } },
  } as unknown as Session
  const user = { id: '1', email: 'ana@prosa.test', fullName: 'Ana' }

  it.each([
    ['INITIAL_SESSION', session, { type: 'auth.restored', user }],
    ['INITIAL_SESSION', null, { type: 'auth.restored', user: null }],
    ['SIGNED_IN', session, { type: 'auth.signedIn', user }],
    ['SIGNED_OUT', null, { type: 'auth.signedOut' }],
    ['TOKEN_REFRESHED', session, { type: 'auth.tokenRefreshed' }],
    ['USER_UPDATED', session, { type: 'auth.userUpdated', user }],
    ['PASSWORD_RECOVERY', session, { type: 'auth.passwordRecovery', user }],
    ['SIGNED_IN', null, null],
    ['MFA_CHALLENGE_VERIFIED', session, null],
  ] as [AuthChangeEvent, Session | null, unknown][])('%s', (event, given, told) => {
    expect(asAuthEvent(event, given)).toEqual(told)
  })
})

describe('what one page hands to the next', () => {
  it.each([
    [
      { email: 'a@b.co', intent: 'reset', purpose: 'recovery' },
      { email: 'a@b.co', intent: 'reset', purpose: 'recovery' },
    ],
    [{ email: 7, intent: 'steal', purpose: 'x', more: 1 }, {}],
    [null, {}],
    ['text', {}],
  ])('reads %j', (state, carried) => {
    expect(readCarried(state)).toEqual(carried)
  })
})

describe('signing out where nobody answers', () => {
  it('waits for neither the goodbye nor a renewal', async () => {
    const fetching = vi.fn(() => new Promise<Response>(() => {}))
    vi.stubGlobal('fetch', fetching)
    const answers = await leaving(async () => [
      await serviceFetch('http://localhost/auth/v1/logout?scope=local', { method: 'POST' }),
      await serviceFetch('http://localhost/auth/v1/token?grant_type=refresh_token', { method: 'POST' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 400])
    // The service is told all the same, in the background.
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('tells how long to wait where the service refuses', async () => {
    const refusal = new Response('{"code":429,"error_code":"over_request_rate_limit","msg":"x"}', {
      status: 429,
      headers: { 'Retry-After': '30' },
    })
    vi.stubGlobal('fetch', () => Promise.resolve(refusal))
    const answer = await serviceFetch('http://localhost/auth/v1/token?grant_type=password')
    expect(await answer.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many requests, try again after 30 seconds.',
    })
  })
})

describe('storage that is switched off', () => {
  it('lasts as long as the tab', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('x', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('x', 'QuotaExceededError')
      },
      removeItem: () => {
        throw new DOMException('x', 'SecurityError')
      },
    })
    deviceStore.setItem('a', '1')
    const kept = deviceStore.getItem('a')
    deviceStore.removeItem('a')
    expect([kept, deviceStore.getItem('a')]).toEqual(['1', null])
  })
})

const leave = (openService: () => Promise<Service>) =>
  toPromise(createActor(defineSignOut({ ...clients, openService })).start())

describe('signing out', () => {
  const session = JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r' })

  it('forgets the session before anything is asked of the network', async () => {
    deviceStore.setItem(SESSION_KEY, session)
    const seen: unknown[] = []
    const signOut = (...told: unknown[]) => Promise.resolve(void seen.push(told))
    await leave(() => {
      seen.push(deviceStore.getItem(SESSION_KEY))
      return Promise.resolve({ client: { auth: { signOut, admin: { signOut } } } } as unknown as Service)
    })
    expect(seen).toEqual([null, ['a.b.c', 'local'], [{ scope: 'local' }]])
  })

  it('forgets it where the client cannot be had', async () => {
    deviceStore.setItem(SESSION_KEY, session)
    await expect(leave(() => Promise.reject({ code: 'network.unreachable' }))).rejects.toEqual({
      code: 'network.unreachable',
    })
    expect(deviceStore.getItem(SESSION_KEY)).toBeNull()
  })

  it('forgets what a renewal brought back meanwhile', async () => {
    deviceStore.setItem(SESSION_KEY, session)
    const signOut = () => Promise.resolve(deviceStore.setItem(SESSION_KEY, session))
    await leave(() => Promise.resolve({ client: { auth: { signOut, admin: { signOut } } } } as unknown as Service))
    expect(deviceStore.getItem(SESSION_KEY)).toBeNull()
  })
})
