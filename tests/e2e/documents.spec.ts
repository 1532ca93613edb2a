/** Responses of the server without JavaScript: pages, redirects, errors, and the headers of all of them. */
import { LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, ROUTES } from '#contracts/routes.ts'
import { expect, test } from './kit/test.ts'

const PAGES = LANGUAGES.flatMap((language) =>
  ROUTE_IDS.map((route) => ({ language, route, path: pathOf(route, language) })),
)

// Proves ROUTE-20.
test('every page of every language is served as a document of its own', async ({ request }) => {
  for (const { language, route, path } of PAGES) {
    const response = await request.get(path)
    const html = await response.text()
    expect({
      path,
      status: response.status(),
      type: response.headers()['content-type'],
      lang: /<html lang="([^"]*)"/.exec(html)?.[1],
      headings: html.match(/<h1[ >]/g)?.length ?? 0,
    }).toEqual({
      path,
      status: 200,
      type: 'text/html; charset=utf-8',
      lang: LANGUAGE_TAGS[language],
      // A protected page has no content before somebody is signed in.
      headings: ['protected', 'admin'].includes(ROUTES[route].access) ? 0 : 1,
    })
  }
})

test('alternative spellings of paths redirect to the page, with their query', async ({ request }) => {
  const paths = ['/', '/en/contact?a=1&b=%20', '/fr/register', '/es/login/', '/pt/?x=1']
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 })
      return `${path} -> ${response.status()} ${response.headers()['location'] ?? ''}`
    }),
  )
  expect(answers).toEqual([
    '/ -> 308 /pt',
    '/en/contact?a=1&b=%20 -> 308 /en/contato?a=1&b=%20',
    '/fr/register -> 308 /fr/cadastro',
    '/es/login/ -> 308 /es/login',
    '/pt/?x=1 -> 308 /pt?x=1',
  ])
})

// Proves ROUTE-09.
test('an unknown path is a 404 in the language that it names', async ({ request }) => {
  const paths = [
    '/pt/nada',
    '/fr/nada/autre',
    '/nada',
    '/pt.html',
    '/pt/login.html',
    '/assets/nada.js',
    '/../package.json',
  ]
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await request.get(path)
      const lang = /<html lang="([^"]*)"/.exec(await response.text())?.[1] ?? '-'
      return `${path} ${response.status()} ${lang}`
    }),
  )
  expect(answers).toEqual([
    '/pt/nada 404 pt-BR',
    '/fr/nada/autre 404 fr',
    '/nada 404 und',
    '/pt.html 404 und',
    '/pt/login.html 404 pt-BR',
    '/assets/nada.js 404 -',
    '/../package.json 404 und',
  ])
})

// Proves SECURITY-09.
test('every kind of response has the security headers', async ({ request }) => {
  const documents = ['/pt', '/fr/login', '/pt/nada']
  const otherPaths = ['/config.json', '/api/nada', '/auth/v1/nada', '/mailbox.json', '/assets/nada.js']
  for (const path of [...documents, ...otherPaths]) {
    const isDocument = documents.includes(path)
    const headers = (await request.get(path)).headers()
    expect({
      path,
      sniffing: headers['x-content-type-options'],
      mayBeFramed: !headers['content-security-policy']?.includes("frame-ancestors 'none'"),
      framing: headers['x-frame-options'],
      referrer: headers['referrer-policy'],
      opener: headers['cross-origin-opener-policy'],
      hasPolicy: headers['content-security-policy']?.startsWith("default-src 'none'"),
      allowsInline: headers['content-security-policy']?.includes('unsafe'),
      namesServer: 'x-powered-by' in headers || 'server' in headers,
    }).toEqual({
      path,
      sniffing: 'nosniff',
      mayBeFramed: false,
      framing: isDocument ? 'DENY' : undefined,
      referrer: 'no-referrer',
      opener: isDocument ? 'same-origin' : undefined,
      hasPolicy: true,
      allowsInline: false,
      namesServer: false,
    })
  }
})

test('files with a content hash are cached as immutable, and sent compressed', async ({ request }) => {
  const html = await (await request.get('/pt/login')).text()
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const { 'cache-control': cacheControl, 'content-encoding': encoding } = (
    await request.get(asset, { headers: { 'Accept-Encoding': 'br, gzip' } })
  ).headers()
  expect({ cacheControl, encoding }).toEqual({ cacheControl: 'public, max-age=31536000, immutable', encoding: 'br' })
})
