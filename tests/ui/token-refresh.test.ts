/** A rejected token is refreshed once and the call retried once; only a definitive rejection ends the session. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorRef, createActor, setup, toPromise, waitFor } from 'xstate'
import { checkoutResponseSchema } from '#contracts/api/billing.ts'
import { usageResponseSchema } from '#contracts/api/usage.ts'
import type { Failure } from '#contracts/errors.ts'
import { textsOf } from '#contracts/forms/personal-data.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import { defineLoadProfile } from '#src/effects/load-profile.ts'
import { defineReauthenticateByFactor } from '#src/effects/reauthenticate-by-factor.ts'
import { defineWatchAuth } from '#src/effects/watch-auth.ts'
import { call } from '#src/clients/call.ts'
import { clients } from '#src/clients/clients.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { deviceStore } from '#src/clients/storage.ts'
import { onTokenRejected } from '#src/clients/token-rejection.ts'
import { startSession } from '#src/flow-runtime/session.ts'
import { defineEndSessions } from '#src/features/other-sessions/effects/end-sessions.ts'
import { defineEnrol } from '#src/features/second-factor/effects/enrol.ts'
import { personalDataFlow } from '#src/features/personal-data/personal-data.flow.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

const USAGE = { usage: { last_30_days: 3, this_month: 2, monthly_limit: 5, resets_at: '2026-12-01T00:00:00.000Z' } }
const ROW = { id: '1', name: 'Ana', email: 'ana@prosa.test', role: 'user', is_active: true }

const sessionOf = (token: string) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'auth-1', email: 'ana@prosa.test', user_metadata: {} },
})

const REFUSED = () => Response.json({ code: 'auth.unauthenticated' }, { status: 401 })
/** How the auth service answers with the token of a session that was ended elsewhere. */
const ENDED = () => Response.json({ code: 401, error_code: 'session_not_found', msg: 'x' }, { status: 401 })
const LIMITED = () =>
  Response.json({ code: 429, error_code: 'over_request_rate_limit' }, { status: 429, headers: { 'Retry-After': '30' } })

const OVER = () => Response.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'x' }, { status: 400 })

type SentRequest = { path: string; token: string | null; key: string | null }
type FakeServer = {
  accepts: string
  user?: object
  token: () => Response
  api?: () => Response | null
  refuse?: () => void
  body?: unknown
}

/** A mock service that accepts one token, and refreshes it as the test says. */
const serve = (server: FakeServer) => {
  const requests: SentRequest[] = []
  const answer = (input: RequestInfo | URL, init?: RequestInit): Response => {
    const request = input instanceof Request ? input : null
    const { pathname } = new URL(request?.url ?? (input as string), 'http://localhost')
    const headers = request?.headers ?? new Headers(init?.headers)
    const bearer = headers.get('Authorization')?.replace('Bearer ', '') ?? null
    if (pathname === '/config.json')
      return Response.json({
        supabaseUrl: 'http://localhost',
        supabaseKey: 'key',
        googleEnabled: false,
        analytics: null,
      })
    // The client requests the user of a stored session by itself.
    if (pathname === '/auth/v1/user') return Response.json(server.user ?? sessionOf('').user)
    requests.push({
      path: pathname,
      token: pathname === '/auth/v1/token' ? null : bearer,
      key: headers.get('Idempotency-Key'),
    })
    if (pathname === '/auth/v1/token') return server.token()
    if (bearer === server.accepts) return server.api?.() ?? Response.json(server.body ?? USAGE)
    server.refuse?.()
    return REFUSED()
  }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => Promise.resolve(answer(input, init)))
  return requests
}

const refreshedAs = (token: string) => () => Response.json(sessionOf(token))
/** Another tab stores a refreshed token before this refresh is answered. */
const refreshedElsewhere = (token: string) => () => {
  deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(token)))
  return Response.json(sessionOf('discarded'))
}
const readUsage = () => call('readUsage', usageResponseSchema, { signal: neverAborted() })
const paths = (requests: SentRequest[]) => requests.map(({ path }) => path)

beforeEach(() => {
  localStorage.clear()
  deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(crypto.randomUUID())))
  queryCache.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const REFRESH_PATH = '/auth/v1/token'

describe('a token that is rejected', () => {
  // Proves SESSION-19.
  it('is refreshed once, and the call retried once', async () => {
    const requests = serve({ accepts: 'second', token: refreshedAs('second') })
    expect(await readUsage()).toEqual(USAGE)
    expect(paths(requests)).toEqual(['/api/user/usage-30d', REFRESH_PATH, '/api/user/usage-30d'])
  })

  it('the retry of a write has the same idempotency key', async () => {
    const requests = serve({
      accepts: 'third',
      token: refreshedAs('third'),
      body: { url: 'http://localhost/pay', id: 'x' },
    })
    const body = { plan: 'premium', language: 'pt' } as const
    await call('startCheckout', checkoutResponseSchema, { body, signal: neverAborted() }).catch(() => {})
    const writes = requests.filter(({ path }) => path === '/api/billing/checkout')
    expect(writes.map(({ key }) => key === writes[0]?.key && key !== null)).toEqual([true, true])
  })

  it('is refreshed once for all calls that were rejected together', async () => {
    const requests = serve({ accepts: 'fourth', token: refreshedAs('fourth') })
    await Promise.all([readUsage(), readUsage(), readUsage()])
    expect(paths(requests).filter((path) => path === REFRESH_PATH)).toEqual([REFRESH_PATH])
  })

  it('is replaced by the one with which another tab has refreshed it first', async () => {
    const requests = serve({ accepts: 'tenth', token: refreshedElsewhere('tenth') })
    expect([await readUsage(), requests.at(-1)?.token]).toEqual([USAGE, 'tenth'])
  })

  it('is refreshed also for a read of a table', async () => {
    const requests = serve({ accepts: 'fifth', token: refreshedAs('fifth'), body: ROW })
    const profile = await toPromise(createActor(defineLoadProfile(clients), { input: { id: 'auth-1' } }).start())
    expect([profile?.name, paths(requests)]).toEqual(['Ana', ['/rest/v1/users', REFRESH_PATH, '/rest/v1/users']])
  })

  // Proves SESSION-18.
  it('causes a final rejection if the refreshed one is rejected too, without a third attempt', async () => {
    const requests = serve({ accepts: 'another', token: refreshedAs('sixth') })
    await expect(readUsage()).rejects.toEqual({ code: 'auth.unauthenticated' })
    expect(requests).toHaveLength(3)
  })

  // Proves SESSION-18.
  it('causes a final rejection if the service refuses the refresh', async () => {
    serve({ accepts: 'another', token: OVER })
    await expect(readUsage()).rejects.toEqual({ code: 'auth.unauthenticated' })
  })
})

/** Resolves after earlier messages were delivered: messages are delivered in order. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own other end
    port2.postMessage(null)
  })

/** Who is notified of a call's result, in order: its caller, the session. */
const notificationsOf = async (server: FakeServer) => {
  await nextTask()
  serve(server)
  const notifications: unknown[] = []
  const session = setup({ actors: { watchAuth: defineWatchAuth(clients) } }).createMachine({
    invoke: { src: 'watchAuth' },
    on: { 'auth.tokenRejected': { actions: () => notifications.push('the session') } },
  })
  const watching = createActor(session).start()
  await readUsage().then(
    () => notifications.push('an answer'),
    ({ code }: Failure) => notifications.push(code),
  )
  await nextTask()
  watching.stop()
  return notifications
}

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`

const DENIED = () => Response.json({ code: 'access.denied' }, { status: 403 })

describe('the session', () => {
  // Proves FAIL-13.
  it('is notified of a final rejection, after the caller', async () => {
    expect(await notificationsOf({ accepts: 'another', token: refreshedAs('seventh') })).toEqual([
      'auth.unauthenticated',
      'the session',
    ])
  })

  // Proves FAIL-13.
  it('is not notified of a token that could be refreshed, nor of another failure', async () => {
    expect(await notificationsOf({ accepts: 'eighth', token: refreshedAs('eighth') })).toEqual(['an answer'])
    expect(await notificationsOf({ accepts: 'ninth', token: refreshedAs('ninth'), api: DENIED })).toEqual([
      'access.denied',
    ])
  })
})

describe('a session that was ended elsewhere', () => {
  const code = '123456'
  const starts = {
    'the second factor is turned on': () => createActor(defineEnrol(clients)).start(),
    'the other sessions are ended': () =>
      createActor(defineEndSessions(clients), { input: { scope: 'others' } }).start(),
    'all sessions are ended': () => createActor(defineEndSessions(clients), { input: { scope: 'global' } }).start(),
  }

  // Proves ACCOUNT-40, FAIL-13, SESSION-18.
  it.each(Object.keys(starts) as (keyof typeof starts)[])('is reported as ended when %s', async (attempt) => {
    const token = tokenOf(crypto.randomUUID())
    deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(token)))
    serve({ accepts: token, token: OVER, api: ENDED })
    const rejections: string[] = []
    const stopListening = onTokenRejected(() => rejections.push('the session'))
    await expect(toPromise<AnyActorRef>(starts[attempt]())).rejects.toEqual({ code: 'auth.unauthenticated' })
    await nextTask()
    stopListening()
    expect(rejections).toEqual(['the session'])
  })

  // Proves FAIL-13.
  it('is not what a second factor that was turned off elsewhere means', async () => {
    serve({ accepts: 'none', token: OVER, user: { ...sessionOf('').user, factors: [] } })
    const rejections: string[] = []
    const stopListening = onTokenRejected(() => rejections.push('the session'))
    const attempt = createActor(defineReauthenticateByFactor(clients), { input: { code } }).start()
    await expect(toPromise(attempt)).rejects.toEqual({ code: 'request.notFound' })
    await nextTask()
    stopListening()
    expect(rejections).toEqual([])
  })
})

describe('a call whose token is rejected after another person has signed in, in another tab', () => {
  const another = tokenOf('auth-2')
  const signInElsewhere = () => deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(another)))

  // Proves SESSION-33.
  it('is not repeated as that person, whose session is not notified', async () => {
    deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(tokenOf('auth-1'))))
    const requests = serve({ accepts: another, token: OVER, refuse: signInElsewhere })
    const rejections: string[] = []
    const stopListening = onTokenRejected(() => rejections.push('the session'))
    await expect(readUsage()).rejects.toEqual({ code: 'auth.unauthenticated' })
    await nextTask()
    stopListening()
    expect([paths(requests), rejections]).toEqual([['/api/user/usage-30d'], []])
  })

  // Proves SESSION-33.
  it('is not retried with the token of another person who signs in during the refresh', async () => {
    deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(tokenOf('auth-1'))))
    const requests = serve({ accepts: another, token: refreshedElsewhere(another) })
    await expect(readUsage()).rejects.toEqual({ code: 'auth.unauthenticated' })
    expect(paths(requests)).toEqual(['/api/user/usage-30d', REFRESH_PATH])
  })
})

describe('a form with a final rejection of the token', () => {
  // Proves SESSION-18.
  it('keeps what was typed and shows the failure, and the session ends', async () => {
    const token = tokenOf(sessionOf('').user.id)
    const server: FakeServer = { accepts: token, token: OVER, body: ROW }
    deviceStore.setItem(SESSION_KEY, JSON.stringify(sessionOf(token)))
    serve(server)
    const session = startSession()
    await waitFor(session, (state) => state.matches({ signedIn: { profile: 'ready' } }))
    const form = createActor(personalDataFlow, { input: { user: ANA_ROW } }).start()

    server.accepts = 'none'
    form.send({ type: 'form.submit', values: { ...textsOf(ANA_ROW), name: 'Ana Lima' } })
    const failed = await waitFor(form, (state) => !state.hasTag('busy'))
    expect([failed.value, failed.hasTag('unsaved'), failed.context.failure]).toEqual([
      { editing: 'saveFailed' },
      true,
      { code: 'auth.unauthenticated' },
    ])
    const signedOut = await waitFor(session, (state) => state.matches('signedOut'))
    expect(signedOut.context).toMatchObject({ user: null, profile: null, hasEnded: true })
    form.stop()
    session.stop()
  })
})

/** Opens a page: loads the module with fresh state. */
const openPage = async () => {
  vi.resetModules()
  const { serviceFetch } = await import('#src/clients/service-fetch.ts')
  return async () => {
    const { status } = await serviceFetch(`http://localhost${REFRESH_PATH}?grant_type=refresh_token`, {
      method: 'POST',
    })
    return status
  }
}

describe('a token refresh', () => {
  it.each([
    ['that comes too often', LIMITED],
    ['that a proxy refuses', () => new Response('<html>blocked</html>', { status: 403 })],
    ['that is answered with nothing', () => Response.json({})],
    ['that is answered with a page', () => new Response('<html></html>', { status: 200 })],
  ])('is without effect on the session if it fails by %s', async (_, token) => {
    serve({ accepts: 'another', token })
    const refresh = await openPage()
    expect(await refresh()).toBe(503)
  })

  it('ends the session if the auth service refuses it', async () => {
    serve({ accepts: 'another', token: OVER })
    const refresh = await openPage()
    expect(await refresh()).toBe(400)
  })

  it('is not repeated before the retry time of the service', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const requests = serve({ accepts: 'another', token: LIMITED })
    const refresh = await openPage()
    await refresh()
    vi.setSystemTime(Date.now() + 29_000)
    expect([await refresh(), requests.length]).toEqual([503, 1])
    vi.setSystemTime(Date.now() + 2_000)
    expect([await refresh(), requests.length]).toEqual([503, 2])
  })
})
