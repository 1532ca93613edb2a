import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRequestListener } from '#server/http/request-listener.ts'
import { choosePort, createListener } from '#server/listen.ts'
import { builtSite } from '../kit/built-site.ts'
import { newEmail } from '../kit/people.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'

const siteFiles = builtSite()

let server: TestServer
beforeAll(async () => {
  server = await openServer({ siteFiles })
})

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /api/csp-report',
  'report-to csp',
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'reporting-endpoints': 'csp="/api/csp-report"',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Headers of an answer that is no document: null for those that browsers heed for documents alone. */
const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'reporting-endpoints': null,
  'x-content-type-options': 'nosniff',
  'x-frame-options': null,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': null,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': null,
}

/** Headers of the one document with inline content. */
const HOME = {
  ...HEADERS,
  'content-security-policy': POLICY.replace("script-src 'self'", "script-src 'self' 'sha256-abc='").replace(
    "style-src 'self'",
    "style-src 'self' 'sha256-def='",
  ),
}

const securityOf = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers.get(name)]))

const hstsOf = async (hsts: 'includeSubDomains' | 'preload') => {
  const secure = await openServer({ siteFiles, settings: { hsts }, origin: 'https://localhost' })
  return (await secure.request('/pt')).headers.get('Strict-Transport-Security')
}

describe('the headers', () => {
  // Proves SECURITY-09.
  it('are on every answer, those of documents only on documents', async () => {
    const strict = await openServer({ siteFiles, limits: onlyLimits('contactMessageByEmail') })
    const brokenServer = await openServer({ siteFiles, isBroken: true })
    const email = newEmail()
    const message = { name: 'Rita', email, subject: 'press', message: 'Dez letras ou mais.', language: 'pt' }
    for (let count = 0; count < 3; count += 1) await strict.post('/api/contact', message)
    const etag = (await server.request('/pt')).headers.get('ETag') ?? ''
    const key = { apikey: server.secrets.publishableKey }
    const answers: [number, Response][] = [
      [200, await server.request('/pt')],
      [200, await server.request('/assets/app-1a2b.js')],
      [200, await server.request('/config.json')],
      [200, await server.request('/healthz')],
      [200, await server.request('/rest/v1/plans?select=code', { headers: key })],
      [204, await server.post('/api/csp-report', {})],
      [304, await server.request('/pt', { headers: { 'If-None-Match': etag } })],
      [308, await server.request('/')],
      [400, await server.post('/auth/v1/recover', {})],
      [401, await server.request('/rest/v1/users', { headers: { ...key, Authorization: 'Bearer x' } })],
      [403, await server.post('/api/contact', {}, { 'Sec-Fetch-Site': 'cross-site' })],
      [404, await server.request('/pt/nothing')],
      [404, await server.request('/auth/v1/admin/users', { headers: key })],
      [404, await server.request('/assets/nothing.js')],
      [405, await server.request('/pt', { method: 'DELETE' })],
      [405, await server.request('/api/contact')],
      [413, await server.post('/auth/v1/signup', 'x'.repeat(70_000))],
      [415, await server.post('/auth/v1/signup', 'x', { 'Content-Type': 'text/plain' })],
      [429, await strict.post('/api/contact', message)],
      [500, await brokenServer.post('/api/contact', message)],
      [500, await brokenServer.post('/auth/v1/token?grant_type=password', { email, password: 'x' })],
      [500, await brokenServer.request('/rest/v1/plans', { headers: key })],
    ]
    const home = new Set([answers[0]?.[1], answers[6]?.[1]])
    for (const [status, answer] of answers) {
      const isDocument = answer.headers.get('Content-Type')?.startsWith('text/html') === true
      const expected = home.has(answer) ? HOME : isDocument ? HEADERS : DATA
      expect([answer.url, answer.status, securityOf(answer)]).toEqual([answer.url, status, expected])
      expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  // Proves SECURITY-10.
  it('exclude API answers from every cache, and failures have no details', async () => {
    const brokenServer = await openServer({ isBroken: true })
    const message = {
      name: 'Rita',
      email: newEmail(),
      subject: 'press',
      message: 'Dez letras ou mais.',
      language: 'pt',
    }
    const api = await brokenServer.post('/api/contact', message)
    const auth = await brokenServer.post('/auth/v1/token?grant_type=password', { email: newEmail(), password: 'x' })
    const rest = await brokenServer.request('/rest/v1/plans', {
      headers: { apikey: brokenServer.secrets.publishableKey },
    })
    const requestId = api.headers.get('X-Request-Id')
    expect([await api.json(), await auth.json(), await rest.json()]).toEqual([
      { error: 'Erro inesperado. Tente de novo.', code: 'unexpected', requestId },
      { code: 500, error_code: 'unexpected_failure', msg: 'unexpected' },
      { code: 'unexpected', details: null, hint: null, message: 'unexpected' },
    ])
    expect([api, auth, rest].map(({ headers }) => headers.get('Cache-Control'))).toEqual([
      'no-store',
      'no-store',
      'no-store',
    ])
    const entry =
      brokenServer.lines.find(
        (line) => line.includes(`"requestId":"${requestId}"`) && line.includes('"error":"Error"'),
      ) ?? ''
    expect(entry).toContain('"msg":"request failed"')
    expect(brokenServer.lines.join('')).not.toContain('secret of the database')
  })

  // Proves ENGINE-01.
  it('require TLS where the site has it, and name no service behind the gate', async () => {
    const engine = { url: 'https://abc.supabase.co', key: 'key-of-the-project' }
    const secure = await openServer({
      siteFiles,
      settings: {
        engines: { auth: engine, tables: engine, tokens: { kind: 'secret' } },
        isDemonstration: false,
      },
      origin: 'https://prosa.example',
    })
    const { headers } = await secure.request('/pt')
    expect(await (await secure.request('/config.json')).json()).toMatchObject({
      supabaseUrl: 'https://prosa.example',
      supabaseKey: secure.secrets.publishableKey,
    })
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000')
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self';")
    expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests')
  })

  // Proves OPS-13.
  it('require TLS of subdomains only on request', async () => {
    expect([await hstsOf('includeSubDomains'), await hstsOf('preload')]).toEqual([
      'max-age=63072000; includeSubDomains',
      'max-age=63072000; includeSubDomains; preload',
    ])
  })

  it('allow the analytics collector if one is set', async () => {
    const analytics = { id: 'G-1234', collector: 'https://collector.example' }
    const counting = await openServer({ siteFiles, settings: { analytics } })
    const policy = (await counting.request('/pt')).headers.get('Content-Security-Policy')
    expect(policy).toContain("connect-src 'self' https://collector.example;")
    const configs = await Promise.all([counting, server].map(async (at) => (await at.request('/config.json')).json()))
    expect(configs).toEqual([expect.objectContaining({ analytics }), expect.objectContaining({ analytics: null })])
  })
})

const openProduction = () =>
  openServer({
    siteFiles,
    settings: { isDemonstration: false, publicUrl: 'https://prosa.example', trustedProxyHops: 1 },
    origin: 'https://prosa.example',
  })
/** As the proxy in front passes a request on. */
const viaProxy = (protocol: string) => ({
  headers: { 'X-Forwarded-Proto': protocol, 'X-Forwarded-For': '203.0.113.9' },
})

// Proves OPS-33.
describe('a production', () => {
  it('redirects http to its https URL, with path and query', async () => {
    const { app } = await openProduction()
    const plain = await app.request('http://prosa.example/pt/login?a=%20', viaProxy('http'))
    expect([plain.status, plain.headers.get('Location'), plain.headers.get('Cache-Control')]).toEqual([
      308,
      'https://prosa.example/pt/login?a=%20',
      'no-store',
    ])
    const secure = await app.request('http://prosa.example/pt/login', viaProxy('https'))
    expect([secure.status, secure.headers.get('Strict-Transport-Security')]).toEqual([200, 'max-age=63072000'])
    const answer = await app.request('http://prosa.example/auth/v1/token', { ...viaProxy('http'), method: 'POST' })
    expect([answer.status, await answer.text()]).toEqual([403, 'Use https.\n'])
  })

  // Proves ROUTE-05.
  it.each([`?a=%2f'"<|>^é&b=~%7E`, '?', ''])('redirects to https with the query as it was sent: %j', async (query) => {
    const { app } = await openProduction()
    const env = { incoming: { url: `/pt/login${query}`, socket: { remoteAddress: '127.0.0.1' } } }
    const plain = await app.request(`http://prosa.example/pt/login${query}`, viaProxy('http'), env)
    expect(plain.headers.get('Location')).toBe(`https://prosa.example/pt/login${query}`)
  })

  it('answers under its own host name only, except health checks', async () => {
    const { app } = await openProduction()
    const paths = ['/pt', '/config.json', '/api/contact', '/auth/v1/token']
    const foreign = await Promise.all(
      paths.map(async (path) => app.request(`http://evil.example${path}`, viaProxy('https'))),
    )
    expect(foreign.map(({ status }) => status)).toEqual([421, 421, 421, 421])
    expect(await foreign[0]?.text()).toContain('does not pass the Host header on')
    const urls = ['http://10.0.0.7:4173/healthz', 'http://10.0.0.7:4173/readyz', 'http://127.0.0.1:4173/pt']
    const answers = await Promise.all(urls.map(async (url) => app.request(url, viaProxy('https'))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  // Proves OPS-67.
  it('answers health checks, and nothing else, to requests without Host', async () => {
    const { app } = await openProduction()
    const port = await choosePort('127.0.0.1', 0)
    const listener = createListener()
    await listener.listen('127.0.0.1', port, createRequestListener(app.fetch))
    const statusOf = async (path: string, ...headers: string[]) => {
      const socket = connect(port, '127.0.0.1')
      socket.write([`GET ${path} HTTP/1.0`, ...headers, '', ''].join('\r\n'))
      return (await text(socket)).slice(0, 'HTTP/1.1 200'.length)
    }
    const paths = ['/healthz', '/readyz', '/pt', '/config.json', '/api/contact']
    expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual(
      [200, 200, 421, 421, 421].map((status) => `HTTP/1.1 ${status}`),
    )
    expect(await statusOf('/pt', 'Host: prosa.example')).toBe('HTTP/1.1 200')
    await listener.close()
  })
})
