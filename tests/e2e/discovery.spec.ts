/** Files for crawlers and programs under well-known names. */
import { COMPANY, SITE_ORIGIN } from '#contracts/brand.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { LISTED_ROUTES, pathOf } from '#contracts/routes.ts'
import { expect, test } from './kit/test.ts'

const LISTED = LANGUAGES.flatMap((language) => LISTED_ROUTES.map((route) => ({ language, route })))

// Proves ROUTE-22.
test('the sitemap lists every listed page of every language with its alternates, and nothing else', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml')
  const entries = [...(await response.text()).matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    url: /<loc>([^<]*)</.exec(entry)?.[1],
    links: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`),
  }))
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const inOrder = entries.toSorted((a, b) => (a.url ?? '').localeCompare(b.url ?? ''))
  expect(inOrder).toEqual(
    LISTED.map(({ language, route }) => ({
      url: SITE_ORIGIN + pathOf(route, language),
      links: [
        ...LANGUAGES.map((other) => `${LANGUAGE_TAGS[other]} ${SITE_ORIGIN}${pathOf(route, other)}`),
        `x-default ${SITE_ORIGIN}${pathOf(route, 'pt')}`,
      ],
    })).toSorted((a, b) => a.url.localeCompare(b.url)),
  )
})

test('robots.txt allows every page, and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect([response.headers()['content-type'], await response.text()]).toEqual([
    'text/plain; charset=utf-8',
    `User-agent: *\nDisallow: /api/\nDisallow: /auth/v1/\nDisallow: /rest/\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`,
  ])
})

test('security.txt names a contact, and expires within a year (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  const text = await response.text()
  const expires = /^Expires: (\S+)$/m.exec(text)?.[1] ?? ''
  expect([response.headers()['content-type'], text.replace(expires, '')]).toEqual([
    'text/plain; charset=utf-8',
    `Contact: mailto:${COMPANY.securityEmail}\nExpires: \nPreferred-Languages: pt-BR, en, es, fr\n` +
      `Canonical: ${SITE_ORIGIN}/.well-known/security.txt\n`,
  ])
  const daysLeft = (new Date(expires).getTime() - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(0)
  expect(daysLeft).toBeLessThan(365)
})

test('llms.txt lists every listed page with a description', async ({ request }) => {
  const response = await request.get('/llms.txt')
  const text = await response.text()
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(text.match(/^#+ .*$/gm)).toEqual(['# Prosa', '## Português', '## English', '## Español', '## Français'])
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.*$/gm)].map(([, address]) => address)
  expect(links).toEqual(LISTED.map(({ language, route }) => SITE_ORIGIN + pathOf(route, language)))
})

test('every listed page has its own Open Graph image, of the declared size', async ({ request }) => {
  const cards = await Promise.all(
    LISTED.map(async ({ language, route }) => {
      const html = await (await request.get(pathOf(route, language))).text()
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const response = await request.get(address.replace(SITE_ORIGIN, ''))
      const body = await response.body()
      // Width and height are at fixed offsets of a PNG file.
      return { type: response.headers()['content-type'], width: body.readUInt32BE(16), height: body.readUInt32BE(20) }
    }),
  )
  expect(cards).toEqual(LISTED.map(() => ({ type: 'image/png', width: 1200, height: 630 })))
})
