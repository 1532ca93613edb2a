import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import {
  parseReturnTo,
  pathOf,
  resolvePath,
  ROUTE_IDS,
  ROUTES,
  routeOf,
  analyticsSectionOf,
  switchLanguage,
} from '#contracts/routes.ts'

describe('the route table', () => {
  // Proves ROUTE-01, ROUTE-02, LANG-01.
  it.each(ROUTE_IDS.flatMap((id) => LANGUAGES.map((language) => [pathOf(id, language), id, language] as const)))(
    'shows %s as %s in %s',
    (path, route, language) => {
      expect(resolvePath(path)).toEqual({ kind: 'page', route, language })
    },
  )

  it('redirects the root to Portuguese, whatever the device prefers (LANG-07)', () => {
    expect(resolvePath('/')).toEqual({ kind: 'redirect', route: 'home', language: 'pt' })
  })

  // Proves ROUTE-04.
  it('redirects bare public and open paths to the detected language (ROUTE-05)', () => {
    const bare = ['/contato', '/login', '/cadastro', '/reset-password', '/auth/callback']
    expect(bare.map((path) => resolvePath(path))).toEqual(
      (['contact', 'login', 'register', 'resetPassword', 'authCallback'] as const).map((route) => ({
        kind: 'redirect',
        route,
        language: null,
      })),
    )
  })

  // Proves ROUTE-07.
  it('shows a bare protected path in the detected language', () => {
    expect(resolvePath('/dashboard')).toEqual({ kind: 'page', route: 'dashboard', language: null })
  })

  // Proves ROUTE-23.
  it.each(['account', 'email', 'privacy', 'data', 'language'] as const)('protects the settings of %s', (name) => {
    const route = `${name}Settings` as const
    expect([ROUTES[route].access, ROUTES[route].bare]).toEqual(['protected', 'serve'])
    expect(pathOf(route, 'fr')).toBe(`/fr/${name}-settings`)
  })

  it('has the page of effects under a language only', () => {
    expect(resolvePath('/teste')).toEqual({ kind: 'notFound', language: null })
    expect(resolvePath('/en/teste')).toEqual({ kind: 'page', route: 'testEffects', language: 'en' })
  })

  it('accepts the English names as aliases, bare and prefixed (ROUTE-06)', () => {
    expect(resolvePath('/contact')).toEqual({ kind: 'redirect', route: 'contact', language: null })
    expect(resolvePath('/signup')).toEqual({ kind: 'redirect', route: 'register', language: null })
    expect(resolvePath('/fr/register')).toEqual({ kind: 'redirect', route: 'register', language: 'fr' })
  })

  // Proves ROUTE-09.
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/PT',
    '/pt-BR',
    '/pt%2Flogin',
    '/pt//login',
    '/pt/../..//evil.example',
    '/constructor',
    '/pt/__proto__',
    '/%E0%A4%A',
    '/pt;x',
    '/pt/login/extra',
    'javascript:alert(1)',
  ])('finds no route at %s', (path) => {
    expect(resolvePath(path).kind).toBe('notFound')
  })

  it('resolves any string, and only to rows of the table', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath()), (path) => {
        const found = resolvePath(path)
        if (found.kind !== 'notFound') expect(Object.hasOwn(ROUTES, found.route)).toBe(true)
      }),
    )
  })

  // Proves ROUTE-11.
  it('never redirects to a path that redirects again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUTE_IDS), fc.constantFrom(...LANGUAGES), (id, language) => {
        for (const alias of routeOf(id).aliases) {
          const found = resolvePath(`/${language}/${alias}/`)
          expect(found).toEqual({ kind: 'redirect', route: id, language })
        }
        expect(resolvePath(pathOf(id, language)).kind).toBe('page')
      }),
    )
  })
})

describe('switching the language', () => {
  const address = fc.record({
    pathname: fc.constantFrom(...ROUTE_IDS.flatMap((id) => LANGUAGES.map((language) => pathOf(id, language)))),
    search: fc.constantFrom('', '?a=1&b=%20', '?convite=x'),
    hash: fc.constantFrom('', '#historia', '#a?b'),
  })

  // Proves LANG-16.
  it('resolved and built again is the same URL, byte for byte', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...LANGUAGES), (from, other) => {
        const parsed = new URL(switchLanguage(from, other), 'https://prosa.example')
        const home = resolvePath(from.pathname)
        const restored = switchLanguage(parsed, home.language ?? 'pt')
        expect(restored).toBe(from.pathname + from.search + from.hash)
      }),
    )
  })

  it('adds the segment to a path without a language', () => {
    expect(switchLanguage({ pathname: '/dashboard', search: '?x=1', hash: '#y' }, 'es')).toBe('/es/dashboard?x=1#y')
  })
})

describe('the analytics section (ROUTE-15)', () => {
  // Proves ROUTE-14.
  it.each([
    ['/pt', 'home'],
    ['/pt/sobre', 'about'],
    ['/en/about', 'about'],
    ['/produtos', 'products'],
    ['/fr/products', 'products'],
    ['/es/inovacao', 'innovation'],
    ['/en/innovation', 'innovation'],
    ['/contato', 'contact'],
    ['/en/contact', 'contact'],
    ['/pt/login', 'auth'],
    ['/pt/cadastro', 'auth'],
    ['/pt/signup', 'auth'],
    ['/register', 'auth'],
    ['/pt/privacidade', 'legal'],
    ['/en/terms', 'legal'],
    ['/pt/dashboard', 'other'],
    ['/', 'other'],
    ['/constructor', 'other'],
  ])('is found for %s: %s', (path, section) => {
    expect(analyticsSectionOf(path)).toBe(section)
  })

  it('is the section that the route’s row names', () => {
    expect(ROUTE_IDS.map((id) => analyticsSectionOf(pathOf(id, 'pt')))).toEqual(
      ROUTE_IDS.map((id) => ROUTES[id].section),
    )
  })
})

describe('a page to return to (ROUTE-16)', () => {
  it('is read back when it is an account page', () => {
    expect(parseReturnTo({ route: 'dashboard', search: '?a=1' })).toEqual({ route: 'dashboard', search: '?a=1' })
  })

  it.each([
    [
      { route: 'adminPerson', search: '?id=7' },
      { route: 'adminPerson', search: '?id=7' },
    ],
    [
      { route: 'settings', search: '' },
      { route: 'settings', search: '' },
    ],
    [{ route: 'settings' }, { route: 'settings', search: '' }],
    [
      { route: 'settings', search: '?a#b' },
      { route: 'settings', search: '' },
    ],
  ])('is read from %j as %j', (value, page) => {
    expect(parseReturnTo(value)).toEqual(page)
  })

  it.each([
    null,
    'dashboard',
    { route: 'authCallback', search: '' },
    { route: '//evil.example', search: '' },
    { route: '[object Object]', search: '' },
    { route: 'login', search: '' },
    { route: 7 },
  ])('is nothing for %j', (value) => {
    expect(parseReturnTo(value)).toBeNull()
  })

  it('drops anything that is no query', () => {
    expect(parseReturnTo({ route: 'dashboard', search: '//evil.example' })).toEqual({ route: 'dashboard', search: '' })
  })
})
