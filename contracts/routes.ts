/**
 * The route table: every URL of the site (ROUTE-01 to ROUTE-08). Redirects, access checks, the analytics sections, the
 * prerendered pages and the titles are derived from it. Each row has a page.
 */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts'

type Access = 'public' | 'open' | 'protected' | 'admin'

const SECTIONS = ['home', 'about', 'products', 'innovation', 'contact', 'auth', 'legal', 'other'] as const
export type AnalyticsSection = (typeof SECTIONS)[number]

type Row = {
  /** Path after the language segment, without leading or trailing slash; empty for the language root. */
  path: string
  access: Access
  section: AnalyticsSection
  /** Paths that redirect to `path`, bare and under a language (ROUTE-06). */
  aliases: readonly string[]
  /** Without a language segment: redirects to the prefixed path, serves the page (ROUTE-07), or is not found. */
  bare: 'redirect' | 'serve' | 'missing'
  /** Not for search engines: `noindex`, and not in the sitemap. */
  isUnlisted?: true
}

export const ROUTES = {
  home: { path: '', access: 'public', section: 'home', aliases: [], bare: 'redirect' },
  about: { path: 'sobre', access: 'public', section: 'about', aliases: ['about'], bare: 'redirect' },
  products: { path: 'produtos', access: 'public', section: 'products', aliases: ['products'], bare: 'redirect' },
  innovation: {
    path: 'inovacao',
    access: 'public',
    section: 'innovation',
    aliases: ['innovation'],
    bare: 'redirect',
  },
  contact: { path: 'contato', access: 'public', section: 'contact', aliases: ['contact'], bare: 'redirect' },
  login: { path: 'login', access: 'public', section: 'auth', aliases: [], bare: 'redirect', isUnlisted: true },
  register: {
    path: 'cadastro',
    access: 'public',
    section: 'auth',
    aliases: ['register', 'signup'],
    bare: 'redirect',
    isUnlisted: true,
  },
  privacy: { path: 'privacidade', access: 'public', section: 'legal', aliases: ['privacy'], bare: 'redirect' },
  terms: { path: 'termos', access: 'public', section: 'legal', aliases: ['terms'], bare: 'redirect' },
  accessibility: {
    path: 'acessibilidade',
    access: 'public',
    section: 'other',
    aliases: ['accessibility'],
    bare: 'redirect',
  },
  testEffects: { path: 'teste', access: 'public', section: 'other', aliases: [], bare: 'missing', isUnlisted: true },
  waitlist: {
    path: 'lista-de-espera',
    access: 'public',
    section: 'other',
    aliases: ['waitlist'],
    bare: 'redirect',
    isUnlisted: true,
  },
  goodbye: {
    path: 'ate-logo',
    access: 'public',
    section: 'other',
    aliases: ['goodbye'],
    bare: 'redirect',
    isUnlisted: true,
  },
  resetPassword: { path: 'reset-password', access: 'open', section: 'other', aliases: [], bare: 'redirect' },
  authCallback: { path: 'auth/callback', access: 'open', section: 'other', aliases: [], bare: 'redirect' },
  dashboard: { path: 'dashboard', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  services: { path: 'services', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  transcriptions: { path: 'transcriptions', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  subscription: { path: 'subscription', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  paymentHistory: { path: 'payment-history', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  settings: { path: 'settings', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  transcribeSettings: {
    path: 'transcribe-settings',
    access: 'protected',
    section: 'other',
    aliases: [],
    bare: 'serve',
  },
  accountSettings: { path: 'account-settings', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  emailSettings: { path: 'email-settings', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  privacySettings: { path: 'privacy-settings', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  dataSettings: { path: 'data-settings', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  securitySettings: { path: 'security-settings', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  languageSettings: { path: 'language-settings', access: 'protected', section: 'other', aliases: [], bare: 'serve' },
  adminInbox: { path: 'admin', access: 'admin', section: 'other', aliases: [], bare: 'serve' },
  adminPerson: { path: 'admin/person', access: 'admin', section: 'other', aliases: [], bare: 'serve' },
  adminOperations: { path: 'admin/operations', access: 'admin', section: 'other', aliases: [], bare: 'serve' },
  adminUsers: { path: 'admin/users', access: 'admin', section: 'other', aliases: [], bare: 'serve' },
} as const satisfies Record<string, Row>

export type RouteId = keyof typeof ROUTES
export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]
export const routeOf = (id: RouteId): Row => ROUTES[id]

/** Whether search engines may list a page. Sitemap, alternates, structured data and social cards use it. */
export const isListed = (id: RouteId): boolean => routeOf(id).access === 'public' && routeOf(id).isUnlisted !== true
export const LISTED_ROUTES: readonly RouteId[] = ROUTE_IDS.filter(isListed)

/** Default page after sign-in. */
export const ACCOUNT_HOME: RouteId = 'dashboard'

export const pathOf = (id: RouteId, language: Language): string =>
  ROUTES[id].path === '' ? `/${language}` : `/${language}/${ROUTES[id].path}`

const byPath = new Map<string, RouteId>(ROUTE_IDS.map((id) => [ROUTES[id].path, id]))
const byAlias = new Map<string, RouteId>(ROUTE_IDS.flatMap((id) => routeOf(id).aliases.map((alias) => [alias, id])))

export type Resolution =
  | { kind: 'page'; route: RouteId; language: Language | null }
  | { kind: 'redirect'; route: RouteId; language: Language | null }
  | { kind: 'notFound'; language: Language | null }

/**
 * Resolves a pathname; a null language is to be detected. Accepts any string. Only the exact spelling is a page: one
 * trailing slash redirects to the path without it.
 */
export const resolvePath = (pathname: string): Resolution => {
  if (pathname === '/' || pathname === '') return { kind: 'redirect', route: 'home', language: DEFAULT_LANGUAGE }
  const trimmed = pathname.replace(/^\//, '').replace(/\/$/, '')
  const isCanonical = pathname === `/${trimmed}`
  const [first = ''] = trimmed.split('/', 1)
  const language = isLanguage(first) ? first : null
  const rest = language === null ? trimmed : trimmed.slice(first.length + 1)
  if (language !== null && rest === '' && trimmed !== first) return { kind: 'notFound', language }

  const route = byPath.get(rest)
  const alias = byAlias.get(rest)
  if (route !== undefined && (language !== null || rest !== '')) {
    if (language === null && routeOf(route).bare === 'missing') return { kind: 'notFound', language }
    if (language === null && ROUTES[route].bare === 'redirect') return { kind: 'redirect', route, language }
    return { kind: isCanonical ? 'page' : 'redirect', route, language }
  }
  if (alias !== undefined) return { kind: 'redirect', route: alias, language }
  return { kind: 'notFound', language }
}

/** The same page, query and fragment in another language; a path without a language gains the segment. */
export const switchLanguage = (url: { pathname: string; search: string; hash: string }, to: Language): string => {
  const [, first = '', ...rest] = url.pathname.split('/')
  const path = isLanguage(first) ? rest : [first, ...rest]
  const tail = path.filter((segment, index) => segment !== '' || index > 0).join('/')
  return `/${to}${tail === '' ? '' : `/${tail}`}${url.search}${url.hash}`
}

/**
 * The analytics section of any pathname (ROUTE-15), by its first segment after the language: that of the row which has it as its
 * path or an alias.
 */
export const analyticsSectionOf = (pathname: string): AnalyticsSection => {
  const [first, second] = pathname.split('/').filter((segment) => segment !== '')
  const segment = isLanguage(first) ? second : first
  if (segment === undefined) return isLanguage(first) ? 'home' : 'other'
  const route = byPath.get(segment) ?? byAlias.get(segment)
  return route === undefined ? 'other' : ROUTES[route].section
}

/** A page of the site, stored as a route id and never as a URL, against open redirects (ROUTE-16). */
export type ReturnTo = { route: RouteId; search: string }

/** Parses a stored `ReturnTo`; only account routes are accepted. */
export const parseReturnTo = (value: unknown): ReturnTo | null => {
  if (typeof value !== 'object' || value === null) return null
  const { route, search } = value as Record<string, unknown>
  if (typeof route !== 'string' || !Object.hasOwn(ROUTES, route)) return null
  const id = route as RouteId
  if (ROUTES[id].access !== 'protected' && routeOf(id).access !== 'admin') return null
  const isQuery = typeof search === 'string' && search.length <= 2_000 && /^(\?[^#]*)?$/.test(search)
  return { route: id, search: isQuery ? search : '' }
}
