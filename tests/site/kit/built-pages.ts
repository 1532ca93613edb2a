/** The built pages in dist, parsed but not rendered. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, type RouteId, ROUTES } from '#contracts/routes.ts'

export const DIST = resolve(import.meta.dirname, '../../../dist')

export type BuiltPage = {
  page: RouteId | 'notFound'
  language: Language
  path: string
  html: string
  document: Document
}

/** Whether the build wrote a file for this path of the site. */
export const isBuilt = (path: string): boolean => existsSync(DIST + path)

const read = (page: BuiltPage['page'], language: Language): BuiltPage => {
  const path = page === 'notFound' ? `/${language}/404` : pathOf(page, language)
  const html = readFileSync(`${DIST}${path}.html`, 'utf8')
  return { page, language, path, html, document: new DOMParser().parseFromString(html, 'text/html') }
}

/** Every public page in every language; protected pages are prerendered as skeletons, so they are left out. */
export const BUILT_PAGES: readonly BuiltPage[] = LANGUAGES.flatMap((language) =>
  [
    ...ROUTE_IDS.filter((id) => ROUTES[id].access === 'public' || ROUTES[id].access === 'open'),
    'notFound' as const,
  ].map((page) => read(page, language)),
)

export const builtPageAt = (path: string): BuiltPage | undefined => BUILT_PAGES.find((page) => page.path === path)

/** The faults of all pages, one line each with the path. */
export const faultsOn = (faultsOf: (page: BuiltPage) => readonly string[]): string[] =>
  BUILT_PAGES.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`))
