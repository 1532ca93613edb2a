/** Metadata of a page for search engines and link previews. */
import type { Page } from '@playwright/test'
import { SITE_ORIGIN } from '#contracts/brand.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { isListed, LISTED_ROUTES, pathOf, ROUTE_IDS, type RouteId } from '#contracts/routes.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

/** Title and tags as `name: content`, in the order of the page. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"], link[hreflang]')]
      .map((element) => {
        const name = ['name', 'property', 'hreflang', 'rel'].map((key) => element.getAttribute(key)).find(Boolean)
        const value = element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent
        return `${name ?? 'title'}: ${value}`
      })
      .filter((line) => !line.startsWith('viewport')),
  )

const addressesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups.join(' '))

const PAGES = LANGUAGES.flatMap((language) =>
  ROUTE_IDS.map((route) => ({ language, route, path: pathOf(route, language) })),
)

const documentOf = async (read: (path: string) => Promise<string>, path: string) => {
  const html = await read(path)
  return {
    path,
    titles: addressesIn(html, /<title>([^<]+)<\/title>/g).length,
    descriptions: addressesIn(html, /<meta name="description" content="([^"]+)"/g).length,
    robots: addressesIn(html, /<meta name="robots" content="([^"]+)"/g),
    canonical: addressesIn(html, /<link rel="canonical" href="([^"]+)"/g),
    alternates: addressesIn(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
  }
}

const expected = ({ route, path }: { route: RouteId; path: string }) => ({
  path,
  titles: 1,
  descriptions: 1,
  robots: isListed(route) ? [] : ['noindex'],
  canonical: isListed(route) ? [SITE_ORIGIN + path] : [],
  // The same list on all four: each names itself and the others, and so is named by each.
  alternates: isListed(route)
    ? [
        ...LANGUAGES.map((other) => `${LANGUAGE_TAGS[other]} ${SITE_ORIGIN}${pathOf(route, other)}`),
        `x-default ${SITE_ORIGIN}${pathOf(route, 'pt')}`,
      ]
    : [],
})

// Proves ROUTE-21, ROUTE-22.
test('each page has one title and one description, and either its URLs in all languages or noindex', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const page of PAGES) expect(await documentOf(read, page.path)).toEqual(expected(page))
  const missing = await documentOf(read, '/fr/nada')
  expect(missing).toEqual({
    path: '/fr/nada',
    titles: 1,
    descriptions: 1,
    robots: ['noindex'],
    canonical: [],
    alternates: [],
  })
})

test('no two listed pages share a title or a description', async ({ request }) => {
  const values = await Promise.all(
    LANGUAGES.flatMap((language) =>
      LISTED_ROUTES.map(async (route) => {
        const html = await (await request.get(pathOf(route, language))).text()
        return addressesIn(html, /(?:<title>|<meta name="description" content=")([^<"]+)/g).map(
          (text) => `${language} ${text}`,
        )
      }),
    ),
  )
  const all = values.flat()
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})

test('structured data name the organisation, the application and the breadcrumbs of a page', async ({ request }) => {
  const graphOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [data = 'null'] = addressesIn(html, /<script type="application\/ld\+json">([^<]*)</g)
    const parsed = JSON.parse(data) as { '@graph': { '@type': string; itemListElement?: { item: string }[] }[] } | null
    return parsed?.['@graph'].map(({ '@type': type, itemListElement }) =>
      [type, ...(itemListElement ?? []).map(({ item }) => item)].join(' '),
    )
  }
  expect(await graphOf('/en')).toEqual(['Organization', 'WebSite'])
  expect(await graphOf('/en/contato')).toEqual([
    'Organization',
    `BreadcrumbList ${SITE_ORIGIN}/en ${SITE_ORIGIN}/en/contato`,
  ])
  expect(await graphOf('/en/login')).toBeUndefined()
})

test('navigation, a change of language and back navigation give the same head as a direct visit', async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const unscripted = await context.newPage()
  const headAt = async (path: string) => {
    await unscripted.goto(path)
    return headOf(unscripted)
  }
  const isAsVisited = async (path: string) => {
    const visited = await headAt(path)
    await expect.poll(() => headOf(page), { message: path }).toEqual(visited)
  }
  const visitor = visitorOf(page, 'pt')
  await visitor.open('home')
  await isAsVisited('/pt')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).first().click()
  await isAsVisited('/pt/contato')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Entrar' }).click()
  await isAsVisited('/pt/login')
  await page.goBack()
  await isAsVisited('/pt/contato')
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('banner').getByRole('link', { name: 'Français', exact: true }).click()
  await isAsVisited('/fr/contato')
  // A path without a language redirects to the chosen one.
  await page.goto('/contato')
  await isAsVisited('/fr/contato')
  await context.close()
})
