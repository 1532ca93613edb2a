/**
 * How the gate handles the answers of a PostgREST, and of any proxy in between: statuses, headers and bodies
 * as PostgREST 16 and the gateway of a hosted project send them.
 */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remoteTables } from '#server/engines/remote-tables.ts'
import { checkTables } from '#server/preflight/check-tables.ts'
import { EngineUnavailable } from '#server/engines/unavailable.ts'
import { register } from './kit/people.ts'
import { closeBackend, openServer, type TestServer } from './kit/server.ts'

type CannedResponse = { status: number; body?: string; headers?: Record<string, string> }
type ReceivedRequest = {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

const failure = (status: number, code: string, message = 'what was 52998224725 sent'): CannedResponse => ({
  status,
  body: JSON.stringify({ code, message, details: message, hint: null }),
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Proxy-Status': `PostgREST; error=${code}` },
})

let canned: CannedResponse | 'nothing' | 'half' = { status: 200, body: '[]' }
let received: ReceivedRequest[] = []
let upstream: Server
let url = ''
let server: TestServer
let token = ''
beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body })
      if (canned === 'nothing') return
      if (canned === 'half') {
        response.writeHead(200, { 'Content-Length': '100' }).write('[')
        return
      }
      response.writeHead(canned.status, canned.headers)
      response.end(request.method === 'HEAD' ? undefined : canned.body)
    })
  })
  await new Promise<void>((resolve) => {
    upstream.listen(0, '127.0.0.1', resolve)
  })
  const address = upstream.address()
  url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
  const tables = { url, key: 'sb_publishable_of_the_project' }
  server = await openServer({ settings: { engines: { auth: null, tables, tokens: { kind: 'secret' } } } })
  ;({ access_token: token } = (await register(server)).session)
})
afterAll(async () => {
  upstream.closeAllConnections()
  upstream.close()
  await closeBackend()
})

const call = async (
  answer: typeof canned,
  method = 'GET',
  { isVisitor = false, path = '/rest/v1/users?id=eq.1' } = {},
) => {
  canned = answer
  received = []
  const headers: Record<string, string> = isVisitor ? {} : { Authorization: `Bearer ${token}` }
  const body = method === 'PATCH' ? { name: 'Rita' } : undefined
  const { status, headers: replyHeaders, body: stream } = await server.call(method, path, body, headers)
  const text = stream === null ? '' : await new Response(stream).text()
  return {
    status,
    headers: replyHeaders,
    code: text.startsWith('{') ? (JSON.parse(text) as { code: unknown }).code : null,
    text,
  }
}

// Proves REST-01.
describe('a call to a remote table service', () => {
  it('has the allowed query, the caller’s token and the schema, and nothing of the browser', async () => {
    await call({ status: 200, body: '[]' }, 'GET', { path: '/rest/v1/users?select=id&id=eq.1' })
    expect(received).toMatchObject([
      {
        method: 'GET',
        url: '/users?select=id&id=eq.1&limit=100',
        headers: {
          authorization: `Bearer ${token}`,
          apikey: 'sb_publishable_of_the_project',
          'accept-profile': 'public',
        },
      },
    ])
    await call({ status: 204 }, 'PATCH')
    expect(received[0]).toMatchObject({
      body: '{"name":"Rita"}',
      headers: { 'content-profile': 'public', 'content-type': 'application/json' },
    })
  })

  // Proves ENGINE-21.
  it('has a token of an older secret as it was sent, as a call to a remote auth service has', async () => {
    const engine = { url, key: null }
    const rotated = await openServer({
      secrets: { jwtSecret: 'a-newer-secret-of-the-same-installation', olderJwtSecrets: [server.secrets.jwtSecret] },
      settings: { engines: { auth: engine, tables: engine, tokens: { kind: 'secret' } } },
    })
    canned = { status: 200, body: '[]' }
    received = []
    const headers = { Authorization: `Bearer ${token}` }
    await rotated.call('GET', '/rest/v1/users?id=eq.1', undefined, headers)
    await rotated.call('GET', '/auth/v1/user', undefined, headers)
    expect(received.map((request) => request.headers.authorization)).toEqual([`Bearer ${token}`, `Bearer ${token}`])
  })

  it('has no token for a visitor', async () => {
    await call({ status: 200, body: '[]' }, 'GET', { isVisitor: true, path: '/rest/v1/plans' })
    expect(received[0]?.headers).not.toHaveProperty('authorization')
  })

  it('passes on rows, counts and one object, and no other header', async () => {
    const headers = { 'Content-Range': '0-0/7', 'Content-Type': 'application/json; charset=utf-8', 'X-Secret': 'x' }
    const rows = await call({ status: 206, body: '[{"id":1}]', headers })
    expect([rows.status, rows.text, rows.headers.get('Content-Range'), rows.headers.get('X-Secret')]).toEqual([
      206,
      '[{"id":1}]',
      '0-0/7',
      null,
    ])
    const countAnswer = await call({ status: 206, headers }, 'HEAD')
    expect([countAnswer.status, countAnswer.text, countAnswer.headers.get('Content-Range')]).toEqual([206, '', '0-0/7'])
  })
})

// Proves REST-02.
describe('a refusal of a remote table service', () => {
  it.each([
    ['no row, or several, for one object', failure(406, 'PGRST116'), 406, 'PGRST116'],
    ['a missing privilege', failure(403, '42501'), 403, '42501'],
    ['a missing privilege of a visitor', failure(401, '42501'), 401, '42501'],
    ['a constraint', failure(400, '23514'), 400, '23514'],
    ['a duplicate', failure(409, '23505'), 409, '23505'],
    ['an unknown column', failure(400, 'PGRST204'), 400, 'PGRST204'],
    ['an offset behind the end', failure(416, 'PGRST103'), 416, 'PGRST103'],
    ['a code that is none', failure(400, 'echo <b>'), 503, 'service.unavailable'],
    ['an expired token', failure(401, 'PGRST303'), 401, 'PGRST301'],
    ['a token of another key', failure(401, 'PGRST301'), 401, 'PGRST301'],
    ['a token that is needed', failure(401, 'PGRST302'), 401, 'PGRST301'],
  ])('is answered with its code alone: %s', async (_, answer, status, code) => {
    const response = await call(answer)
    expect([response.status, response.code]).toEqual([status, code])
    expect(response.text).not.toContain('52998224725')
  })
})

// Proves REST-03.
describe('a failure of a remote table service', () => {
  it.each([
    ['a statement that took too long', failure(500, '57014')],
    ['a lost database', failure(503, 'PGRST000')],
    ['no connection in time', failure(504, 'PGRST003')],
    ['no schema cache yet', failure(503, 'PGRST002')],
    ['a table that its cache does not have yet', failure(404, 'PGRST205')],
    ['a relation that its cache does not have yet', failure(400, 'PGRST200')],
    ['a schema that it does not serve', failure(406, 'PGRST106')],
    ['a missing secret', failure(500, 'PGRST300')],
    ['a refused key of the gateway', { status: 401, body: '{"message":"Invalid API key"}' }],
    ['a gateway without a route', { status: 404, body: '{"message":"no Route matched with those values"}' }],
    ['a paused project', { status: 540, body: '' }],
    ['a page of a proxy', { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ['a redirect', { status: 302, headers: { Location: 'https://elsewhere.example' } }],
  ])('answers 503 with Retry-After: %s', async (_, answer) => {
    const response = await call(answer)
    expect([response.status, response.code, response.headers.get('Retry-After')]).toEqual([
      503,
      'service.unavailable',
      '5',
    ])
    expect(response.text).not.toContain('52998224725')
    expect(server.lines.join('')).not.toContain('52998224725')
  })

  it('names its code in the log', async () => {
    await call(failure(500, '57014'))
    expect(server.lines.slice(-2).join('')).toContain('"errorCode":"500.57014"')
  })

  it.each(['nothing', 'half'] as const)('times out if the service sends %s of an answer', async (answer) => {
    canned = answer
    const request = new Request('http://prosa.test/rest/v1/plans')
    await expect(remoteTables({ url, key: null }, { timeout: 50 })(request)).rejects.toThrow(EngineUnavailable)
  })

  it('is reported as unavailable if the service is unreachable', async () => {
    const request = new Request('http://prosa.test/rest/v1/plans')
    await expect(remoteTables({ url: 'http://127.0.0.1:1', key: null })(request)).rejects.toThrow(EngineUnavailable)
  })
})

const JWT_SECRET = 'j'.repeat(32)

const check = async (answer: typeof canned, tables = url) => {
  canned = answer
  const engines = { auth: null, tables: { url: tables, key: null }, tokens: { kind: 'secret' as const } }
  return (await checkTables({ engines, secrets: { jwtSecret: JWT_SECRET } })).map(({ outcome, name, text }) => [
    outcome,
    name,
    text,
  ])
}

// Proves REST-10.
describe('before a start', () => {
  it.each([
    ['a refused key', { status: 401, body: '{"message":"Invalid API key"}' }, /correct SUPABASE_PUBLISHABLE_KEY/],
    ['tables that are not there yet', failure(404, 'PGRST205'), /`npm run migrate` makes them/],
    ['another schema', failure(406, 'PGRST106'), /does not serve the schema `public`/],
    ['another program', { status: 404, body: '<h1>Not found</h1>' }, /is not the URL of a PostgREST/],
    ['a lost database', failure(503, 'PGRST000'), /fails: look at the log of PostgREST \(503\.PGRST000\)/],
    [
      'a table service without its database',
      failure(503, 'PGRST002'),
      /^has not read the schema: .*\(503\.PGRST002\)$/,
    ],
    ['a table service without a secret', failure(500, 'PGRST300'), /^has no secret: .*JWT_SECRET.*\(500\.PGRST300\)$/],
    ['no role for visitors', failure(401, 'PGRST302'), /set the anonymous role of PostgREST to `anon`/],
  ])('%s is reported with its fix', async (_, answer, fix) => {
    expect(await check(answer)).toEqual([['failed', 'REST_URL', expect.stringMatching(fix) as string]])
  })

  it('a table service that does not answer is reported', async () => {
    expect(await check({ status: 200 }, 'http://127.0.0.1:1')).toEqual([
      ['failed', 'REST_URL', expect.stringContaining('does not answer') as string],
    ])
  })

  it('an embedded table service needs no check', async () => {
    const engines = { auth: null, tables: null, tokens: { kind: 'secret' as const } }
    expect(await checkTables({ engines, secrets: {} })).toEqual([])
  })
})
