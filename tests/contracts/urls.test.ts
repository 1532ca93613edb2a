/** Parsing of paths and remembered pages: edge cases (ROUTE-05, ROUTE-16). */
import { describe, expect, it } from 'vitest'
import { CHECKOUT_CANCELED, CHECKOUT_PARAMETER } from '#contracts/api/billing.ts'
import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import { LANGUAGE_EXPLICIT_KEY, LANGUAGE_KEY, OFFER_DISMISSED_KEY } from '#contracts/languages.ts'
import {
  ACCOUNT_HOME,
  isListed,
  LISTED_ROUTES,
  parseReturnTo,
  resolvePath,
  analyticsSectionOf,
  switchLanguage,
} from '#contracts/routes.ts'

describe('a path', () => {
  // Proves ROUTE-05, ROUTE-09.
  it.each([
    ['', { kind: 'redirect', route: 'home', language: 'pt' }],
    ['/', { kind: 'redirect', route: 'home', language: 'pt' }],
    ['//', { kind: 'notFound', language: null }],
    ['pt', { kind: 'redirect', route: 'home', language: 'pt' }],
    ['/pt', { kind: 'page', route: 'home', language: 'pt' }],
    ['/pt/', { kind: 'redirect', route: 'home', language: 'pt' }],
    ['/pt//', { kind: 'notFound', language: 'pt' }],
    ['/pt/contato', { kind: 'page', route: 'contact', language: 'pt' }],
    ['/pt/contato/', { kind: 'redirect', route: 'contact', language: 'pt' }],
    ['pt/contato', { kind: 'redirect', route: 'contact', language: 'pt' }],
    ['/contato', { kind: 'redirect', route: 'contact', language: null }],
    ['/contact', { kind: 'redirect', route: 'contact', language: null }],
    ['/fr/contact', { kind: 'redirect', route: 'contact', language: 'fr' }],
    ['/dashboard', { kind: 'page', route: 'dashboard', language: null }],
    ['/dashboard/', { kind: 'redirect', route: 'dashboard', language: null }],
    ['/nada', { kind: 'notFound', language: null }],
    ['/fr/nada', { kind: 'notFound', language: 'fr' }],
    ['/fr/auth/callback', { kind: 'page', route: 'authCallback', language: 'fr' }],
  ] as const)('resolves to its route: %j', (path, place) => {
    expect(resolvePath(path)).toEqual(place)
  })

  it.each([
    ['/', 'other'],
    ['/pt', 'home'],
    ['/pt/', 'home'],
    ['/pt/privacidade', 'legal'],
    ['/privacy', 'legal'],
    ['/pt/privacy', 'legal'],
    ['/pt/nada', 'other'],
    ['//pt//sobre', 'about'],
  ])('%s belongs to the section %s', (path, section) => {
    expect(analyticsSectionOf(path)).toBe(section)
  })

  it.each([
    ['/pt/sobre', '/fr/sobre'],
    ['/pt', '/fr'],
    ['/', '/fr'],
    ['/sobre', '/fr/sobre'],
    ['/pt/a//b/', '/fr/a//b/'],
    ['/pt//a', '/fr/a'],
    ['//a', '/fr/a'],
    ['', '/fr'],
  ])('%j in French is %j', (pathname, there) => {
    expect(switchLanguage({ pathname, search: '?a=1', hash: '#b' }, 'fr')).toBe(`${there}?a=1#b`)
  })
})

// Proves ROUTE-22.
it('the pages listed for search engines are these public ones', () => {
  expect(LISTED_ROUTES).toEqual([
    'home',
    'about',
    'products',
    'innovation',
    'contact',
    'privacy',
    'terms',
    'accessibility',
  ])
  expect([isListed('home'), isListed('login'), isListed('dashboard')]).toEqual([true, false, false])
})

const long = (length: number) => `?${'a'.repeat(length - 1)}`

describe('a stored page', () => {
  // Proves ROUTE-16.
  it.each([
    [
      { route: 'dashboard', search: '?tab=plan' },
      { route: 'dashboard', search: '?tab=plan' },
    ],
    [
      { route: 'dashboard', search: '' },
      { route: 'dashboard', search: '' },
    ],
    [{ route: 'dashboard' }, { route: 'dashboard', search: '' }],
    [
      { route: 'dashboard', search: ['?a'] },
      { route: 'dashboard', search: '' },
    ],
    [
      { route: 'dashboard', search: '?a#b' },
      { route: 'dashboard', search: '' },
    ],
    [
      { route: 'dashboard', search: 'a' },
      { route: 'dashboard', search: '' },
    ],
    [
      { route: 'dashboard', search: long(2_000) },
      { route: 'dashboard', search: long(2_000) },
    ],
    [
      { route: 'dashboard', search: long(2_001) },
      { route: 'dashboard', search: '' },
    ],
    [{ route: 'home', search: '' }, null],
    [{ route: 'function toString() { [native code] }', search: '' }, null],
    [{ route: 7 }, null],
    [null, null],
    [undefined, null],
    ['dashboard', null],
  ])('is validated when it is read, case %#', (value, origin) => {
    expect(parseReturnTo(value)).toEqual(origin)
  })
})

it('storage keys and parameters that other programs and earlier visits use are unchanged', () => {
  expect({
    ACCOUNT_HOME,
    LANGUAGE_KEY,
    LANGUAGE_EXPLICIT_KEY,
    OFFER_DISMISSED_KEY,
    CHECKOUT_PARAMETER,
    CHECKOUT_CANCELED,
    WAITLIST_KEY_PARAMETER,
  }).toEqual({
    ACCOUNT_HOME: 'dashboard',
    LANGUAGE_KEY: 'i18nextLng',
    LANGUAGE_EXPLICIT_KEY: 'i18nextLngExplicit',
    OFFER_DISMISSED_KEY: 'prosa.offer.dismissed',
    CHECKOUT_PARAMETER: 'checkout',
    CHECKOUT_CANCELED: 'left',
    WAITLIST_KEY_PARAMETER: 'chave',
  })
})
