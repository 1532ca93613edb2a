import { beforeAll, describe, expect, it } from 'vitest'
import { newEmail, register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

/** A stream of 70 KB without a content length. */
const streamed = () =>
  new ReadableStream({
    start: (controller) => {
      for (let part = 0; part < 70; part += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)))
      controller.close()
    },
  })

describe('the server', () => {
  it('allows no other origin, and sets no cookie', async () => {
    const foreign = { Origin: 'https://evil.example' }
    const answers = await Promise.all([
      server.call('OPTIONS', '/auth/v1/token', undefined, { ...foreign, 'Access-Control-Request-Method': 'POST' }),
      server.call('GET', '/rest/v1/plans', undefined, foreign),
      server.call('GET', '/auth/v1/settings', undefined, foreign),
      server.call('GET', '/config.json', undefined, foreign),
      server.post(
        '/auth/v1/token?grant_type=password',
        '{"email":"ana@prosa.test","password":"prosa-demo-1"}',
        foreign,
      ),
    ])
    for (const { headers } of answers) {
      const names = [...headers.keys()]
      expect(names.filter((name) => /^access-control|^set-cookie|^sb-/.test(name))).toEqual([])
    }
  })

  // Proves SECURITY-11.
  it('accepts unsafe calls from its own pages only, as JSON only', async () => {
    const paths = ['/auth/v1/signup', '/auth/v1/recover', '/rest/v1/user_profiles', '/api/contact']
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(paths.map(async (path) => (await server.post(path, 'email=a', headers)).status))
    expect(await statuses({ 'Content-Type': 'application/x-www-form-urlencoded' })).toEqual([415, 415, 415, 415])
    expect(await statuses({ 'Content-Type': 'text/plain' })).toEqual([415, 415, 415, 415])
    expect(await statuses({ 'Content-Type': 'application/jsonp' })).toEqual([415, 415, 415, 415])
    expect(await statuses({ 'Sec-Fetch-Site': 'cross-site' })).toEqual([403, 403, 403, 403])
    expect(await statuses({ 'Sec-Fetch-Site': 'same-site' })).toEqual([403, 403, 403, 403])
    expect(await statuses({ 'Sec-Fetch-Site': 'same-origin' })).toEqual([400, 400, 400, 400])
  })

  // Proves SECURITY-11.
  it('refuses a body above its limit, with a content length or streamed', async () => {
    const large = JSON.stringify({ email: 'x'.repeat(65 * 1024) })
    const headers = { apikey: server.secrets.publishableKey, 'Content-Type': 'application/json' }
    const answers = [
      await server.post('/auth/v1/signup', large),
      await server.post('/rest/v1/user_profiles', large),
      await server.post('/api/contact', { message: 'x'.repeat(257 * 1024) }),
      await server.app.request('/auth/v1/signup', {
        method: 'POST',
        headers,
        body: streamed(),
        duplex: 'half',
      } as RequestInit),
    ]
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413])
  })

  it('answers malformed bodies without a 5xx', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"x"',
      '{"email":{}}',
      '{"email":["a"]}',
      '{"__proto__":{"polluted":1}}',
    ]
    const paths = [
      '/auth/v1/signup',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/token?grant_type=refresh_token',
      '/auth/v1/token?grant_type=pkce',
      '/auth/v1/token?grant_type=id_token',
      '/auth/v1/token',
      '/auth/v1/verify',
      '/auth/v1/recover',
      '/auth/v1/resend',
      '/api/contact',
      '/api/registration/prefill',
    ]
    for (const path of paths) {
      const statuses = await Promise.all(bodies.map(async (body) => (await server.post(path, body)).status))
      expect([path, statuses]).toEqual([path, bodies.map(() => 400)])
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  // Proves SECURITY-12.
  it('builds links from its settings, whatever the Host header', async () => {
    const otherServer = await openServer({ settings: { isDemonstration: false } })
    const { email } = await register(server, newEmail())
    await otherServer.app.request('http://evil.example/auth/v1/recover', {
      method: 'POST',
      headers: {
        apikey: server.secrets.publishableKey,
        'Content-Type': 'application/json',
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
      },
      body: JSON.stringify({ email }),
    })
    await otherServer.settled()
    const [mail] = await server.mailsTo(email)
    expect(mail?.kind).toBe('recovery')
    expect(mail?.link).toMatch(/^http:\/\/127\.0\.0\.1:4173\/pt\/auth\/callback\?/)
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil')
  })
})
