/** A demonstration behind a proxy, through a tunnel or under a rebound name: it answers only its own machine. */
import { beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../kit/built-site.ts'
import { latestMail, callbackParametersOf, newEmail, signUp } from '../kit/people.ts'
import { MAILBOX_KEY, openServer, type TestServer } from '../kit/server.ts'

const siteFiles = builtSite()

let server: TestServer
beforeAll(async () => {
  server = await openServer({ siteFiles })
})

const PATHS = [
  '/',
  '/pt',
  '/config.json',
  '/healthz',
  '/readyz',
  '/api/billing/plans',
  '/rest/v1/plans',
  '/auth/v1/settings',
  '/avatars/x',
  '/test-gateway/portal',
  '/mailbox',
  '/mailbox.json',
  '/nothing',
]

const HOSTS = [
  'prosa.example',
  'evil.example:4173',
  'localhost.',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'foo.localhost',
  '0.0.0.0',
  '169.254.169.254',
  '192.168.0.2:4173',
  '[::]',
]

const FORWARDING = {
  Forwarded: 'for=203.0.113.9',
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Host': 'localhost',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '443',
  'X-Forwarded-Server': 'edge',
  'X-Real-IP': '127.0.0.1',
  'X-Client-IP': '203.0.113.9',
  Via: '1.1 vegur',
  'CF-Connecting-IP': '203.0.113.9',
  'CF-Ray': '1',
  'CDN-Loop': 'cloudflare',
  'True-Client-IP': '203.0.113.9',
  'Fastly-Client-IP': '203.0.113.9',
  'X-Cluster-Client-IP': '203.0.113.9',
  'X-Original-For': '203.0.113.9',
  'X-Envoy-External-Address': '203.0.113.9',
}

const signInClara = (headers: Record<string, string> = {}) =>
  server.post('/auth/v1/token?grant_type=password', { email: 'clara@prosa.test', password: 'prosa-demo-1' }, headers)

const signInFrom = async (Origin: string) => (await signInClara({ Origin })).status

const speaking = (httpVersion: string) => ({ incoming: { httpVersion, socket: { remoteAddress: '127.0.0.1' } } })

const warningCount = async (trustedProxyHops: number, headers: Record<string, string>) => {
  const other = await openServer({ settings: { isDemonstration: false, trustedProxyHops } })
  for (const _ of [1, 2]) await other.request('/healthz', { headers })
  return other.lines.filter((line) => line.includes('TRUSTED_PROXY_HOPS')).length
}

// Proves SECURITY-14.
describe('a demonstration', () => {
  it('answers under each name of its own machine, on any port', async () => {
    const names = ['localhost', 'localhost:4173', '127.0.0.1:80', '127.9.9.9:4173', '[::1]:4173', 'LOCALHOST:1']
    const statuses = await Promise.all(
      names.map(async (name) => [
        (await server.app.request(`http://${name}/config.json`)).status,
        (await server.request('/config.json', { headers: { Host: name } })).status,
      ]),
    )
    expect(statuses).toEqual(names.map(() => [200, 200]))
    expect((await signInClara()).status).toBe(200)
  })

  it.each(HOSTS)('refuses requests for the host %s', async (host) => {
    const answers = await Promise.all(
      PATHS.map(async (path) => [
        (await server.app.request(`http://${host}${path}`)).status,
        (await server.request(path, { headers: { Host: host, Authorization: `Bearer ${MAILBOX_KEY}` } })).status,
      ]),
    )
    expect(new Set(answers.flat())).toEqual(new Set([421]))
    expect((await signInClara({ Host: host })).status).toBe(421)
  })

  it.each(Object.entries(FORWARDING))('refuses requests with the header %s', async (name, value) => {
    const headers = { [name]: value, Authorization: `Bearer ${MAILBOX_KEY}` }
    const answers = await Promise.all(PATHS.map((path) => server.request(path, { headers })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([421]))
    expect((await signInClara({ [name]: value })).status).toBe(421)
  })

  it('refuses calls of a page with another origin, whose proxy adds no headers', async () => {
    const strangers = [
      'https://shop.example',
      'http://shop.example:4173',
      'https://localhost.evil.example',
      'file://',
      'x',
    ]
    expect(await Promise.all(strangers.map(signInFrom))).toEqual(strangers.map(() => 421))
    const own = ['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173', 'null']
    expect(await Promise.all(own.map(signInFrom))).toEqual(own.map(() => 200))
  })

  it('refuses HTTP/1.0, which proxies without forwarding headers use', async () => {
    const statuses = ['1.0', '1.1', '2.0'].map(async (version) => {
      const answer = await server.app.request('http://127.0.0.1:4173/config.json', {}, speaking(version))
      return answer.status
    })
    expect(await Promise.all(statuses)).toEqual([421, 200, 200])
  })

  it('refuses before any effect, in one sentence, with the usual headers and no echo', async () => {
    const email = newEmail()
    const headers = { 'X-Forwarded-Host': 'evil.example' }
    const answer = await server.post('/auth/v1/recover', { email: 'ana@prosa.test' }, headers)
    await server.post('/auth/v1/signup', { email, password: 'prosa-demo-9' }, headers)
    expect(await server.mailsTo(email)).toEqual([])
    expect(await answer.text()).toMatch(/^This is a demonstration for its own machine, [^\n]+ set PUBLIC_URL [^\n]+\n$/)
    const sentBack = ['Cache-Control', 'X-Content-Type-Options', 'Content-Security-Policy'].map((name) =>
      answer.headers.get(name),
    )
    expect(sentBack).toEqual(['no-store', 'nosniff', "default-src 'none'; frame-ancestors 'none'"])
  })
})

// Proves SECURITY-14.
describe('a server for others', () => {
  it('has neither test gateway nor mailbox, and answers under its own host name through its proxy', async () => {
    const settings = { isDemonstration: false, trustedProxyHops: 1 }
    const other = await openServer({ siteFiles, settings, origin: 'https://prosa.example' })
    const email = newEmail()
    await signUp(other, email)
    const link = callbackParametersOf(await latestMail(other, email))
    const { data } = await other.browser().auth.verifyOtp(link)
    const headers = {
      Host: 'prosa.example',
      'X-Forwarded-For': '203.0.113.9',
      Authorization: `Bearer ${data.session?.access_token}`,
    }
    const paths = ['/pt', '/mailbox', '/mailbox.json', `/mailbox?key=${MAILBOX_KEY}`, '/test-gateway/portal']
    const answers = await Promise.all(paths.map((path) => other.request(path, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404])
    const checkout = await other.post('/api/billing/checkout', { plan: 'premium', language: 'pt' }, headers)
    expect(checkout.status).toBe(503)
    expect((await other.post('/test-gateway/checkout', {}, headers)).status).toBe(405)
  })

  it('logs once that a proxy is not configured', async () => {
    expect(await warningCount(0, {})).toBe(0)
    expect(await warningCount(0, { 'X-Forwarded-For': '203.0.113.9' })).toBe(1)
    expect(await warningCount(1, { 'X-Forwarded-For': '203.0.113.9' })).toBe(0)
  })
})
