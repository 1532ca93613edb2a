/** A call is made as declared in the endpoint table: method, path, query, body and idempotency key. */
import { afterEach, expect, it, vi } from 'vitest'
import { messageResponseSchema, userResponseSchema } from '#contracts/api/admin.ts'
import { billingStatusResponseSchema, plansResponseSchema, portalResponseSchema } from '#contracts/api/billing.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { VISITOR_ENDPOINTS } from '#contracts/api/endpoints/visitors.ts'
import { retentionResponseSchema } from '#contracts/api/service-configurations.ts'
import { CALLS } from '#contracts/api/calls.ts'
import { call } from '#src/clients/call.ts'

const session = { access_token: 'token-of-ana' }
vi.mock(import('#src/clients/supabase.ts'), () => ({
  openService: () =>
    Promise.resolve({
      client: { auth: { getSession: () => Promise.resolve({ data: { session }, error: null }) } },
      isGoogleEnabled: false,
    } as never),
}))
afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

const requestOf = async (make: () => Promise<unknown>) => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request.clone())
    return Promise.resolve(Response.json({ removes: 3 }))
  })
  await make().catch(() => {})
  const [request] = requests
  if (request === undefined) throw new Error('nothing was asked')
  const { pathname, search } = new URL(request.url)
  return {
    target: `${request.method} ${pathname}${search}`,
    bearer: request.headers.get('Authorization'),
    isKeyed: request.headers.has('Idempotency-Key'),
    body: request.method === 'GET' ? null : ((await request.json()) as unknown),
  }
}

it('a call fills in the path parameters, and sends the body', async () => {
  const options = { params: { id: 'a/../b' }, body: { status: 'closed' }, signal } as const
  expect(await requestOf(() => call('changeMessage', messageResponseSchema, options))).toEqual({
    target: 'PATCH /api/admin/contact-messages/a%2F..%2Fb',
    bearer: 'Bearer token-of-ana',
    isKeyed: false,
    body: { status: 'closed' },
  })
})

it('a call sends the query, and resolves with the parsed answer', async () => {
  let removes = 0
  const readPreview = async () => {
    ;({ removes } = await call('countOlder', retentionResponseSchema, { query: { days: 7 }, signal }))
  }
  expect(await requestOf(readPreview)).toMatchObject({ target: 'GET /api/user/retention?days=7', isKeyed: false })
  expect(removes).toBe(3)
})

// Proves API-16.
it('a call sends an idempotency key if the endpoint is idempotent', async () => {
  const options = { body: { reason: null }, signal }
  const request = await requestOf(() => call('cancelSubscription', billingStatusResponseSchema, options))
  expect(request).toMatchObject({ target: 'POST /api/billing/cancel', isKeyed: true })
})

it.each([
  ['a read', 2, () => call('countOlder', retentionResponseSchema, { query: { days: 7 }, signal })],
  ['a write', 1, () => call('openBillingPortal', portalResponseSchema, { body: { language: 'pt' }, signal })],
])('%s that does not reach the service is made %i times', async (_, times, make) => {
  const fetching = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetching)
  await expect(make()).rejects.toMatchObject({ code: 'network.unreachable' })
  expect(fetching).toHaveBeenCalledTimes(times)
})

/** Type errors: each line below must have one, or the type check fails. */
export const refusedByTheCompiler = () => [
  // @ts-expect-error -- the answer of another call
  call('cancelSubscription', plansResponseSchema, { body: { reason: null }, signal }),
  // @ts-expect-error -- no such field
  call('cancelSubscription', billingStatusResponseSchema, { body: { cause: null }, signal }),
  // @ts-expect-error -- the path needs an id
  call('changeUser', userResponseSchema, { body: { is_active: true, note: 'Pode voltar' }, signal }),
  // @ts-expect-error -- no such call
  call('cancelEverything', plansResponseSchema, { signal }),
]

it('calls use paths that the server has', () => {
  for (const [name, endpoint] of Object.entries({ ...MEMBER_ENDPOINTS, ...VISITOR_ENDPOINTS }))
    expect(CALLS[name as keyof typeof CALLS]).toMatchObject(endpoint)
})
