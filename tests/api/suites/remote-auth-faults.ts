/** A supabase/auth that fails, is slow, or answers what no call of the gate can cause. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remoteAuth } from '#server/engines/remote-auth.ts'
import { EngineUnavailable } from '#server/engines/unavailable.ts'
import { emailTokenHash } from '#server/embedded/email-tokens.ts'
import { checkAuth } from '#server/preflight/check-auth.ts'
import type { EngineSettings } from '#server/settings/engines.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'

type Answer = { status: number; body: string } | 'never'

const SECRET = 'zebra@prosa.test'

let answer: Answer
/** Of sign-ins; null: as any other request. */
let signInAnswer: Answer | null = null
let requests: { path: string; headers: Record<string, unknown>; body: string }[] = []
let service: Server
let url: string
let server: TestServer

const reply = async (request: IncomingMessage, response: ServerResponse) => {
  requests.push({ path: `${request.method} ${request.url}`, headers: request.headers, body: await readAll(request) })
  const current = request.url?.startsWith('/token') ? (signInAnswer ?? answer) : answer
  if (current === 'never') return
  response.writeHead(current.status, { 'Content-Type': 'application/json' }).end(current.body)
}

beforeAll(async () => {
  service = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const auth = { url, key: 'key-of-the-project' }
  server = await openServer({ settings: { engines: { auth, tables: null, tokens: { kind: 'secret' } } } })
})
beforeEach(() => {
  requests = []
  signInAnswer = null
})
afterAll(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => void service.close(resolve))
})

const refusal = (status: number, error_code: string): Answer => ({
  status,
  body: JSON.stringify({ code: status, error_code, msg: `about ${SECRET}` }),
})

/** Of the seeded member, so that the gate does call the service. */
const signIn = () =>
  server.post('/auth/v1/token?grant_type=password', { email: 'ana@prosa.test', password: 'prosa-demo-1' })
const refresh = () => server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' })
const exchange = () =>
  server.post('/auth/v1/token?grant_type=pkce', { auth_code: 'a'.repeat(20), code_verifier: 'v'.repeat(43) })

const CODE = { email: 'ana@prosa.test', token: '123456' }

/** The code of a sign-up whose account exists, and whose token the service has not consumed yet. */
const verifyCode = async () => {
  await server.db.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where email = $1',
    [CODE.email, emailTokenHash(CODE.email, CODE.token)],
  )
  return server.post('/auth/v1/verify', { type: 'signup', ...CODE })
}
const readSettings = () => server.call('GET', '/auth/v1/settings')

const statusAndCode = async (response: Response) => {
  const text = await response.text()
  expect(text).not.toContain(SECRET)
  return [response.status, (JSON.parse(text) as { error_code: string }).error_code]
}

describe('an auth service beside this one', () => {
  // Proves ENGINE-05.
  it('is called with its own key and the user agent, and with nothing else of the request', async () => {
    answer = refusal(400, 'invalid_credentials')
    await server.post(
      '/auth/v1/token?grant_type=refresh_token',
      { refresh_token: 'abcdefghijkl', more: 1 },
      { 'User-Agent': 'Firefox', 'X-Secret': 'x', Cookie: 'a=b' },
    )
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = requests
    expect([path, body]).toEqual(['POST /token?grant_type=refresh_token', '{"refresh_token":"abcdefghijkl"}'])
    expect(headers).toMatchObject({ apikey: 'key-of-the-project', 'user-agent': 'Firefox' })
    for (const name of ['x-secret', 'cookie', 'authorization']) expect(headers).not.toHaveProperty(name)
  })

  // Proves ENGINE-04.
  it.each([
    ['a failure', refusal(500, 'unexpected_failure')],
    ['a failure before it', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a page of a proxy', { status: 200, body: `<html>${SECRET}</html>` }],
    ['a key that the gateway does not know', { status: 401, body: '{"message":"Invalid API key"}' }],
    ['a call that is switched off', refusal(422, 'email_provider_disabled')],
    ['a session without a token of ours', { status: 200, body: `{"access_token":"${SECRET}"}` }],
  ] as [string, Answer][])('answers 503 for %s', async (_what, fault) => {
    answer = fault
    expect(await statusAndCode(await signIn())).toEqual([503, 'service.unavailable'])
    expect(await statusAndCode(await exchange())).toEqual([503, 'service.unavailable'])
    expect(server.lines.join('')).toContain('EngineUnavailable')
    expect(server.lines.join('')).not.toContain(SECRET)
  })

  // Proves ENGINE-04.
  it('has a timeout, and answers 503 if nothing listens', async () => {
    answer = 'never'
    const slow = remoteAuth({ url, key: null }, { timeout: 50 })
    await expect(slow({ method: 'GET', path: '/settings' })).rejects.toBeInstanceOf(EngineUnavailable)
    const unreachable = remoteAuth({ url: 'http://127.0.0.1:1', key: null })
    await expect(unreachable({ method: 'GET', path: '/settings' })).rejects.toBeInstanceOf(EngineUnavailable)
  })

  // Proves ENGINE-05.
  it('returns refusals with its codes and our messages', async () => {
    answer = refusal(404, 'flow_state_not_found')
    expect(await statusAndCode(await exchange())).toEqual([404, 'flow_state_not_found'])
    answer = refusal(400, 'invalid_credentials')
    expect(await statusAndCode(await signIn())).toEqual([400, 'invalid_credentials'])
  })

  // Proves ENGINE-06.
  it('is reported as unavailable if it is busy, as its limits count this server, not the user', async () => {
    for (const [status, code] of [
      [429, 'over_request_rate_limit'],
      [409, 'conflict'],
    ] as const) {
      answer = refusal(status, code)
      for (const send of [refresh, signIn, exchange, verifyCode, readSettings]) {
        const response = await send()
        expect(response.headers.get('Retry-After')).toBe('5')
        expect(await statusAndCode(response)).toEqual([503, 'service.unavailable'])
      }
    }
    answer = refusal(400, 'refresh_token_not_found')
    expect(await statusAndCode(await refresh())).toEqual([400, 'refresh_token_not_found'])
  })

  // Proves ENGINE-19.
  it('counts no refresh towards the limit of the session while it is unreachable', async () => {
    const limited = await openServer({
      limits: { ...onlyLimits(), refreshBySession: { points: 2, seconds: 3600, isRefunded: true } },
      settings: { engines: { auth: { url, key: null }, tables: null, tokens: { kind: 'secret' } } },
    })
    answer = refusal(500, 'unexpected_failure')
    // A token of supabase/auth that names its session: version, session, counter, signature.
    const token = Buffer.from([
      0,
      ...Buffer.from('3f9c2b7e5d1a4c6f8b0e2d4a6c8e0f13', 'hex'),
      ...Array<number>(21).fill(1),
    ])
    const body = { refresh_token: token.toString('base64url') }
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await limited.post('/auth/v1/token?grant_type=refresh_token', body)).status)
    }
    expect(statuses).toEqual([503, 503, 503, 503])
  })
})

const problemsWith = async (serviceReply: Answer, changes: Partial<EngineSettings> = {}) => {
  answer = serviceReply
  const engine = { url, key: 'key-of-the-project' }
  const checks = await checkAuth({ auth: engine, tokens: { kind: 'secret' }, ...changes })
  return checks.map(({ name, outcome, text }) => `${name} ${outcome}: ${text}`)
}

// Proves ENGINE-09.
describe('the check of another auth service before a start', () => {
  it('fails if the service is unreachable, refuses our key, or is another program', async () => {
    const right: Answer = { status: 200, body: '{"external":{"email":true}}' }
    expect(await problemsWith(right)).toEqual(['AUTH_URL ok: answers as a supabase/auth with e-mail'])
    expect(requests[0]).toMatchObject({ path: 'GET /settings', headers: { apikey: 'key-of-the-project' } })
    expect(await problemsWith({ status: 401, body: '{"message":"Invalid API key"}' })).toEqual([
      'AUTH_URL failed: refuses our key: look at SUPABASE_PUBLISHABLE_KEY',
    ])
    expect(await problemsWith({ status: 200, body: '{"external":{"email":false}}' })).toEqual([
      'AUTH_URL failed: answers 200, and not as a supabase/auth with e-mail: look at the URL with its path',
    ])
    const unreachable = { url: 'http://127.0.0.1:1', key: null }
    expect(await problemsWith(right, { auth: unreachable })).toEqual([
      'AUTH_URL failed: does not answer: is a supabase/auth with e-mail running there, and reached from here?',
    ])
    const tokens = { kind: 'keySet', url: `${url}/keys`, issuer: url } as const
    expect(await problemsWith({ status: 200, body: '{"keys":[]}' }, { auth: null, tokens })).toEqual([
      'AUTH_JWKS failed: answers 200, and not as a set of public keys: look at the URL with its path',
    ])
  })
  // Proves ENGINE-23.
  it('fails if the service answers without being able to read its tables, as after a wrong restore', async () => {
    const right: Answer = { status: 200, body: '{"external":{"email":true}}' }
    signInAnswer = { status: 400, body: '{"code":400,"error_code":"invalid_credentials"}' }
    expect(await problemsWith(right)).toEqual(['AUTH_URL ok: answers as a supabase/auth with e-mail'])
    expect(requests[1]).toMatchObject({
      path: 'POST /token?grant_type=password',
      body: '{"email":"nobody@prosa.invalid","password":"-"}',
    })
    signInAnswer = { status: 500, body: '{"code":500,"error_code":"unexpected_failure"}' }
    expect(await problemsWith(right)).toEqual([
      'AUTH_URL failed: answers, but cannot read its tables: look at its log; after a restore they must belong to its own user',
    ])
  })
})
