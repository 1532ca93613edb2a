import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isOfServer } from '#server/dev.ts'
import { builtSite, SCRIPT } from '../kit/built-site.ts'
import { blockedLimit, openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ siteFiles: builtSite() })
})

const statusAndBody = async (path: string, init: RequestInit = {}) => {
  const answer = await server.request(path, init)
  return [answer.status, answer.headers.get('Location') ?? (await answer.text())]
}

const request = (path: string, headers: Record<string, string>, method = 'GET') =>
  server.request(path, { method, headers })

const rangeReply = async (path: string, headers: Record<string, string>, method?: string) => {
  const answer = await request(path, headers, method)
  const { status } = answer
  return [status, answer.headers.get('Content-Range'), answer.headers.get('Content-Length'), await answer.text()]
}

describe('a part of a file', () => {
  const CLIP = '/assets/clip-1a2b.ogg'

  // Proves DEMO-27.
  it.each([
    ['bytes=0-3', [206, 'bytes 0-3/10', '4', '0123']],
    ['bytes=7-', [206, 'bytes 7-9/10', '3', '789']],
    ['bytes=8-99', [206, 'bytes 8-9/10', '2', '89']],
    ['bytes=-4', [206, 'bytes 6-9/10', '4', '6789']],
    ['bytes=-99', [206, 'bytes 0-9/10', '10', '0123456789']],
    ['bytes=10-', [416, 'bytes */10', null, '']],
    ['bytes=-0', [416, 'bytes */10', null, '']],
    ['bytes=3-1', [200, null, '10', '0123456789']],
    ['bytes=0-1,4-5', [200, null, '10', '0123456789']],
    ['lines=0-1', [200, null, '10', '0123456789']],
  ])('%s', async (range, expected) => {
    expect(await rangeReply(CLIP, { Range: range })).toEqual(expected)
  })

  it('is sent for both formats of a clip', async () => {
    expect(await rangeReply('/assets/clip-1a2b.m4a', { Range: 'bytes=0-1' })).toEqual([206, 'bytes 0-1/10', '2', '01'])
    expect((await request('/assets/clip-1a2b.m4a', {})).headers.get('Content-Type')).toBe('audio/mp4')
  })

  // Proves DEMO-27.
  it('is sent if the client has the same version, else the whole file', async () => {
    const whole = await request(CLIP, {})
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
    const etag = whole.headers.get('ETag') ?? ''
    expect(await rangeReply(CLIP, { Range: 'bytes=0-1', 'If-Range': etag })).toEqual([206, 'bytes 0-1/10', '2', '01'])
    const other = await rangeReply(CLIP, { Range: 'bytes=0-1', 'If-Range': '"another"' })
    expect(other).toEqual([200, null, '10', '0123456789'])
  })

  it('is not sent for a compressed file, nor for HEAD', async () => {
    expect((await rangeReply('/assets/app-1a2b.js', { Range: 'bytes=0-1' }))[0]).toBe(200)
    expect((await rangeReply(CLIP, { Range: 'bytes=0-1' }, 'HEAD'))[0]).toBe(200)
  })
})

describe('a path of the site', () => {
  const PATHS = [
    ['/', [308, '/pt']],
    ['/?utm=1', [308, '/pt?utm=1']],
    ['/pt', [200, 'home pt']],
    ['/fr/login', [200, 'login fr']],
    ['/fr/login?next=//evil.example', [200, 'login fr']],
    ['/es/auth/callback?token_hash=x&type=signup', [200, 'auth/callback es']],
    ['/en/dashboard', [200, 'dashboard en']],
    ['/en/login/', [308, '/en/login']],
    ['/en/register?convite=x', [308, '/en/cadastro?convite=x']],
    ['/en/nothing', [404, '404 en']],
    ['/en/LOGIN', [404, '404 en']],
    ['/en/cadastro', [404, '404\n']],
    ['/dashboard', [200, 'shell']],
    ['/dashboard/', [302, '/pt/dashboard']],
    ['/login', [302, '/pt/login']],
    ['/contact', [302, '/pt/contato']],
    ['/signup?convite=x', [302, '/pt/cadastro?convite=x']],
    ['/fr/signup', [308, '/fr/cadastro']],
    ['/reset-password?a=1&b=%20&c=a+b', [302, '/pt/reset-password?a=1&b=%20&c=a+b']],
    ['/auth/callback?code=%2F%2Fevil.example', [302, '/pt/auth/callback?code=%2F%2Fevil.example']],
    ['/login/?next=//evil.example', [302, '/pt/login?next=//evil.example']],
    ['/teste', [404, 'shell']],
    ['/nothing', [404, 'shell']],
    ['/PT', [404, 'shell']],
    ['//evil.example', [404, 'shell']],
    ['/%2F%2Fevil.example', [404, 'shell']],
    ['/\\evil.example', [404, 'shell']],
    ['/__proto__', [404, 'shell']],
    ['/pt/__proto__', [404, '404 pt']],
    ['/%E0%A4%A', [404, 'shell']],
    ['/robots.txt', [200, 'robots']],
    ['/.well-known/security.txt', [200, 'security']],
    ['/.well-known/change-password', [302, '/pt/security-settings']],
    ['/.well-known/.env', [404, 'shell']],
    ['/.well-known/nothing.txt', [404, 'shell']],
    ['/assets/app-1a2b.js', [200, SCRIPT]],
    ['/assets/gone-9.js', [404, '404\n']],
    ['/sw.js', [404, 'shell']],
    ['/shell.html', [404, 'shell']],
    ['/pt.html', [404, 'shell']],
    ['/pt/login.html', [404, '404 pt']],
    ['/csp.json', [404, 'shell']],
    ['/.env', [404, 'shell']],
    ['/.vite/manifest.json', [404, 'shell']],
    ['/assets/app-1a2b.js.map', [404, '404\n']],
    ['/assets/app-1a2b.js.br', [404, '404\n']],
    ['/assets/..%2f..%2fetc/passwd', [404, '404\n']],
    ['/assets/%2e%2e/%2e%2e/etc/passwd', [404, 'shell']],
    ['/..%5c..%5cetc/passwd', [404, 'shell']],
    ['/%00', [404, 'shell']],
    ['/purge.txt', [404, 'shell']],
  ] as const
  it.each(PATHS)('%s', async (path, expected) => {
    // A path that starts with two slashes would be read as another host.
    const base = path.startsWith('//') || path.startsWith('/\\') ? `http://127.0.0.1:4173${path}` : path
    expect(await statusAndBody(base)).toEqual(expected)
  })

  it('is compressed as negotiated, cached by its kind, and answered with 304 if it has not changed', async () => {
    const brotli = await request('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br;q=0.9' })
    expect(Buffer.from(await brotli.arrayBuffer())).toEqual(brotliCompressSync(SCRIPT))
    const facts = ['Content-Encoding', 'Content-Type', 'Cache-Control', 'Vary'].map((name) => brotli.headers.get(name))
    expect(facts).toEqual([
      'br',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ])
    const gzip = await request('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
    const plain = await request('/assets/app-1a2b.js', {})
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    const etags = [brotli, gzip, plain].map(({ headers }) => headers.get('ETag'))
    expect(new Set(etags).size).toBe(3)

    const page = await request('/pt/login', {})
    const etag = page.headers.get('ETag') ?? ''
    const same = await request('/pt/login', { 'If-None-Match': `"x", W/${etag}` })
    expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', etag])
    expect((await request('/pt/login', { 'If-None-Match': '"x"' })).status).toBe(200)

    const head = await request('/pt/login', {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('Content-Length')]).toEqual([200, '', '8'])
  })

  // Proves OPS-32.
  it.each([
    ['a public page', '/pt/login', 'public, max-age=0, must-revalidate, s-maxage=60', 'max-age=60, '],
    ['a file without a hash', '/robots.txt', 'public, max-age=0, must-revalidate, s-maxage=60', 'max-age=60, '],
    ['a hashed file', '/assets/app-1a2b.js', 'public, max-age=31536000, immutable', ''],
    ['an account page', '/pt/dashboard', 'private, no-cache', ''],
    ['an account page without a language', '/dashboard', 'private, no-cache', ''],
    ['the page that links in mail open', '/pt/auth/callback', 'private, no-cache', ''],
    ['what is not found', '/pt/nada', 'private, no-cache', ''],
    ['a hashed file that is not there', '/assets/old-1a2b.js', 'no-store', ''],
    ['the config', '/config.json', 'private, max-age=300', ''],
  ])(
    '%s is stored by shared caches only if it is the same for every visitor',
    async (_what, path, cacheControl, byCdn) => {
      const first = await request(path, {})
      const etag = first.headers.get('ETag')
      const revalidated = etag === null ? first : await request(path, { 'If-None-Match': etag })
      for (const { headers } of [first, revalidated]) {
        expect(headers.get('Cache-Control')).toBe(cacheControl)
        const cdnPolicy = byCdn === '' ? null : `${byCdn}stale-while-revalidate=86400, stale-if-error=86400`
        expect(headers.get('CDN-Cache-Control')).toBe(cdnPolicy)
        if (byCdn !== '') expect([headers.get('Vary'), headers.get('Set-Cookie')]).toEqual(['Accept-Encoding', null])
      }
    },
  )

  // Proves OPS-32.
  it.each([
    [404, '/avatars/x', 'GET', {}],
    [404, '/rest/nope', 'GET', {}],
    [404, '/metrics', 'GET', {}],
    [405, '/pt/login', 'POST', {}],
    [416, '/assets/clip-1a2b.ogg', 'GET', { Range: 'bytes=10-' }],
  ])('no cache stores a %i: %s', async (status, path, method, headers) => {
    const answer = await request(path, headers, method)
    const cacheHeaders = ['Cache-Control', 'CDN-Cache-Control'].map((name) => answer.headers.get(name))
    expect([answer.status, ...cacheHeaders]).toEqual([status, 'no-store', null])
  })

  it('accepts GET and HEAD only', async () => {
    const answer = await server.request('/pt/login', { method: 'POST', body: 'a=1' })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

type Config = { supabaseUrl: string }

const urlUnder = async (origin: string) => {
  const answer = await server.app.request(`${origin}/config.json`)
  expect(answer.headers.get('Cache-Control')).toBe('private, max-age=300')
  return ((await answer.json()) as Config).supabaseUrl
}

describe('a bare path', () => {
  const LANGUAGES_OF: [string, Record<string, string>, string][] = [
    ['nothing', {}, 'pt'],
    ['French', { 'Accept-Language': 'fr-FR,fr;q=0.9' }, 'fr'],
    ['what is wanted most, in whatever order', { 'Accept-Language': 'en;q=0.3, es;q=0.8, fr;q=0.5' }, 'es'],
    ['a language of ours behind others', { 'Accept-Language': 'de, ja;q=0.9, en;q=0.1' }, 'en'],
    ['a language that is refused', { 'Accept-Language': 'fr;q=0, en;q=0.1' }, 'en'],
    ['Brazil', { 'Accept-Language': 'en-BR, en;q=0.9' }, 'pt'],
    ['anything', { 'Accept-Language': '*' }, 'pt'],
    ['noise', { 'Accept-Language': ';q=x,,;;q=1,\u00e9' }, 'pt'],
    ['a choice made here', { 'Accept-Language': 'fr', Cookie: 'a=1; language=es' }, 'es'],
    ['a choice of nothing we have', { 'Accept-Language': 'fr', Cookie: 'language=//evil.example' }, 'fr'],
  ]
  // Proves LANG-08.
  it.each(LANGUAGES_OF)(
    'redirects to the language of the browser, without a script: %s',
    async (_what, headers, to) => {
      const answer = await request('/contato?a=%20', headers)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, `/${to}/contato?a=%20`])
      expect([answer.headers.get('Vary'), answer.headers.get('Cache-Control')]).toEqual([
        'Accept-Language, Cookie',
        'no-store',
      ])
    },
  )

  // Proves ROUTE-05.
  it('keeps the query as it was sent', async () => {
    const raw = `/contato?a=%2f'"<|>^é&b=~%7E`
    const env = { incoming: { url: raw, socket: { remoteAddress: '127.0.0.1' } } }
    const answer = await server.app.request(new URL(raw, 'http://127.0.0.1:4173').href, {}, env)
    expect(answer.headers.get('Location')).toBe(`/pt${raw}`)
  })

  // Proves LANG-07.
  it('always redirects to Portuguese if it is the root, and only then', async () => {
    const answer = await request('/', { 'Accept-Language': 'fr', Cookie: 'language=es' })
    expect(['Location', 'Vary', 'Cache-Control'].map((name) => answer.headers.get(name))).toEqual([
      '/pt',
      null,
      'no-store',
    ])
  })
})

describe('the config', () => {
  it('has the origin under which the page was opened, but no foreign one', async () => {
    expect(await urlUnder('http://localhost:4173')).toBe('http://localhost:4173')
    expect(await urlUnder('http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173')
    const other = await openServer({ settings: { isDemonstration: false }, origin: 'https://prosa.example' })
    const { supabaseUrl } = (await (await other.app.request('http://evil.example/config.json')).json()) as Config
    expect(supabaseUrl).toBe('https://prosa.example')
  })
})

/** Bindings of a request over a socket from that address. */
const from = (remoteAddress: string) => ({ incoming: { httpVersion: '1.1', socket: { remoteAddress } } })

describe('health', () => {
  // Proves SECURITY-29.
  it('is not cached', async () => {
    const cacheControl = ['/healthz', '/readyz'].map(async (path) =>
      (await server.request(path)).headers.get('Cache-Control'),
    )
    expect(await Promise.all(cacheControl)).toEqual(['no-store', 'no-store'])
  })

  // Proves OPS-62.
  it('is answered beyond the limit of a network, and queries the database once a second', async () => {
    let checks = 0
    const ping = () => {
      checks += 1
      return Promise.resolve()
    }
    const limited = await openServer({ limits: blockedLimit('defaultByIp'), replaced: { db: { ping } } })
    const statusOf = async (path: string) => (await limited.request(path)).status
    const paths = ['/healthz', '/readyz', '/version', '/config.json', '/avatars/x.webp']
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, 429, 429])
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const other = await openServer({ replaced: { db: { ping } } })
      checks = 0
      await Promise.all([other.request('/readyz'), other.request('/readyz')])
      await other.request('/readyz')
      expect(checks).toBe(1)
      vi.advanceTimersByTime(1_000)
      expect([(await other.request('/readyz')).status, checks]).toEqual([200, 2])
    } finally {
      vi.useRealTimers()
    }
  })

  // Proves SECURITY-29.
  it('is reported for the process and for the database', async () => {
    expect(await statusAndBody('/healthz')).toEqual([200, '{"status":"ok"}'])
    expect(await statusAndBody('/readyz')).toEqual([200, '{"status":"ready","database":true,"space":true}'])
    const brokenServer = await openServer({ isBroken: true })
    const answer = await brokenServer.request('/readyz')
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'notReady', database: false, space: true }])
  })

  // Proves OPS-09.
  it('is refused before the port closes, while requests are still served', async () => {
    const stopping = await openServer({ isStopping: true })
    const answer = await stopping.request('/readyz')
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }])
    expect((await stopping.request('/healthz')).status).toBe(200)
  })

  // Proves OPS-10.
  it('includes the running release', async () => {
    const answer = await server.request('/version')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      version: '0.1.0',
      revision: 'abc1234',
      instance: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      started_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    })
  })

  // Proves SECURITY-29.
  it('counts pending and failed mails for callers on this machine only', async () => {
    const { app } = await openServer({ settings: { isDemonstration: false } })
    const path = '/readyz'
    const countsMails = async (...args: [RequestInit?, object?]) =>
      Object.keys((await (await app.request(path, ...args)).json()) as object).includes('mails')
    const count = expect.any(Number) as number
    expect(await (await app.request(path, {}, from('127.0.0.1'))).json()).toMatchObject({
      mails: { waiting: count, givenUp: count },
    })
    expect([
      await countsMails({}, from('127.0.0.1')),
      await countsMails({}, from('::ffff:127.0.0.1')),
      await countsMails({}, from('198.51.100.7')),
      await countsMails({ headers: { Host: 'prosa.example' } }, from('127.0.0.1')),
      await countsMails({ headers: { 'X-Forwarded-For': '203.0.113.9' } }, from('127.0.0.1')),
    ]).toEqual([true, true, false, false, false])
  })
})

describe('the development server', () => {
  it('passes every path that is not of the site to the server', () => {
    const paths = server.app.routes.map(({ path }) => path).filter((path) => path !== '*' && path !== '/*')
    expect(paths).toContain('/metrics')
    expect([...paths, '/.well-known/change-password'].filter((path) => !isOfServer(path))).toEqual([])
    expect(['/', '/pt', '/src/main.tsx', '/metrics-of-a-page', '/@vite/client'].filter(isOfServer)).toEqual([])
  })
})
