/** No link is broken, redirected, or leads to another language, except those of the language switcher. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { COMPANY, SITE_ORIGIN } from '#contracts/brand.ts'
import { resolvePath, routeOf } from '#contracts/routes.ts'
import { readSite } from '#server/http/site-files.ts'
import { type BuiltPage, builtPageAt, DIST, faultsOn, isBuilt } from './kit/built-pages.ts'

const MAIL = new Set(
  Object.values(COMPANY)
    .filter((value) => value.includes('@'))
    .map((address) => `mailto:${address}`),
)
const ELSEWHERE = [/^https:\/\/wa\.me\/\d+(\?|$)/]

const linksOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('body a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    isOtherLanguage: link.hasAttribute('hreflang'),
  }))

const faultOfUrl = (page: BuiltPage, href: string, isOtherLanguage: boolean): string | null => {
  const { pathname, hash } = new URL(href, `https://site${page.path}`)
  const target = builtPageAt(pathname)
  // The 404 page is served for any path, so its language links lead to the same unknown path.
  if (page.page === 'notFound' && target?.page === 'notFound') return null
  const found = resolvePath(pathname)
  if (found.kind !== 'page') return `${found.kind}: ${href}`
  const { access } = routeOf(found.route)
  // Protected pages are not among the built public pages.
  if (target === undefined) return access === 'protected' || access === 'admin' ? null : `not built: ${href}`
  if (found.language !== page.language && !isOtherLanguage) return `other language: ${href}`
  if (hash !== '' && target.document.getElementById(hash.slice(1)) === null) return `no such element: ${href}`
  return null
}

const faultsOfLinks = (page: BuiltPage) =>
  linksOf(page).flatMap(({ href, isOtherLanguage }) => {
    if (MAIL.has(href) || ELSEWHERE.some((url) => url.test(href))) return []
    if (!/^[/#]/.test(href)) return [`unknown URL: ${href}`]
    return faultOfUrl(page, href, isOtherLanguage) ?? []
  })

// Proves ROUTE-20.
test('every link is to a page of the same language and an existing fragment, or to a known external URL', () => {
  expect(faultsOn(faultsOfLinks)).toEqual([])
})

/** Of a page; what is in the page itself, as `data:`, is no file. */
const filesNamedBy = ({ document }: BuiltPage): (string | null | undefined)[] => [
  ...[...document.querySelectorAll('link[rel$="preload"], link[rel="icon"]:not([href^="data:"])')].map((link) =>
    link.getAttribute('href'),
  ),
  ...[...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src')),
  ...[...document.querySelectorAll('meta[property="og:image"]')].map((meta) =>
    meta.getAttribute('content')?.replace(SITE_ORIGIN, ''),
  ),
]

test('every file that a page names was built', () => {
  expect(
    faultsOn((page) =>
      filesNamedBy(page).flatMap((file) => (isBuilt((file ?? '/').replace(/\?.*/, '')) ? [] : [String(file)])),
    ),
  ).toEqual([])
})

test('every file that scripts and styles refer to is served', () => {
  const { files } = readSite(DIST)
  const assets = readdirSync(`${DIST}/assets`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(DIST, join(parentPath, name)))
  expect(assets.filter((name) => !files.has(name))).toEqual([])
  expect(assets).not.toEqual([])
})
