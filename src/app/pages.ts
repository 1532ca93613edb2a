/** The page component of each row of the route table, and what has to be loaded before it renders without suspending. */
import type { ComponentType } from 'react'
import type { Language } from '#contracts/languages.ts'
import { routeOf } from '#contracts/routes.ts'
import type { Query } from '#src/account/query/query.flow.ts'
import type * as ProtectedParts from '#src/features/route-guard/protected.ts'
import type { StartCause } from '#src/hydration/start-plan.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import type { PageId } from '#src/page-context/place.ts'
import { waitForAll } from '#src/page-context/wait-for-all.ts'

/** Decides the page's JavaScript budget (`npm run size`). Content pages must not load XState. */
export type PageKind = 'content' | 'flow' | 'account'

type PageModule = {
  default: ComponentType
  /** The queries of its first view, for the query string of the URL. */
  queries?: (search: string) => readonly Query<unknown>[]
}

type Page = {
  /** Folder under src with the page's `index.tsx`; its last part is also the name of the message catalogue. */
  folder: string
  load: () => Promise<PageModule>
  kind: PageKind
  /** Catalogues of the features that are on the page from its first render. */
  features?: readonly string[]
  /** Condition under which the page is hydrated at once, without waiting for an idle browser; an account page always is. */
  cause?: Exclude<StartCause, 'always'>
  /**
   * Prerendered in the state of a visit without the cause (`prerenderedState` of `useFlow`); a visit with it is
   * rendered again.
   */
  hasPrerenderedState?: true
}

export const PAGES = {
  home: {
    folder: 'pages/home',
    load: () => import('#src/pages/home/index.tsx'),
    kind: 'content',
    features: ['transcribe-demo'],
  },
  about: { folder: 'pages/about', load: () => import('#src/pages/about/index.tsx'), kind: 'content' },
  products: {
    folder: 'pages/products',
    load: () => import('#src/pages/products/index.tsx'),
    kind: 'content',
    features: ['transcribe-demo'],
  },
  innovation: {
    folder: 'pages/innovation',
    load: () => import('#src/pages/innovation/index.tsx'),
    kind: 'content',
    features: ['neural-demo'],
  },
  privacy: { folder: 'pages/privacy', load: () => import('#src/pages/privacy/index.tsx'), kind: 'content' },
  terms: { folder: 'pages/terms', load: () => import('#src/pages/terms/index.tsx'), kind: 'content' },
  accessibility: {
    folder: 'pages/accessibility',
    load: () => import('#src/pages/accessibility/index.tsx'),
    kind: 'content',
  },
  testEffects: { folder: 'pages/test-effects', load: () => import('#src/pages/test-effects/index.tsx'), kind: 'flow' },
  notFound: { folder: 'pages/not-found', load: () => import('#src/pages/not-found/index.tsx'), kind: 'content' },
  contact: {
    folder: 'features/contact',
    load: () => import('#src/features/contact/index.tsx'),
    kind: 'flow',
    cause: 'draft',
  },
  login: {
    folder: 'features/login',
    load: () => import('#src/features/login/index.tsx'),
    kind: 'flow',
    cause: 'session',
  },
  register: {
    folder: 'features/register',
    load: () => import('#src/features/register/index.tsx'),
    kind: 'flow',
    cause: 'url',
  },
  waitlist: {
    folder: 'features/waitlist',
    load: () => import('#src/features/waitlist/index.tsx'),
    kind: 'flow',
    cause: 'url',
  },
  resetPassword: {
    folder: 'features/new-password',
    load: () => import('#src/features/new-password/index.tsx'),
    kind: 'flow',
    cause: 'session',
    hasPrerenderedState: true,
  },
  authCallback: {
    folder: 'features/callback',
    load: () => import('#src/features/callback/index.tsx'),
    kind: 'flow',
    cause: 'url',
    hasPrerenderedState: true,
  },
  goodbye: { folder: 'pages/goodbye', load: () => import('#src/pages/goodbye/index.tsx'), kind: 'content' },
  dashboard: { folder: 'pages/dashboard', load: () => import('#src/pages/dashboard/index.tsx'), kind: 'account' },
  transcriptions: {
    folder: 'pages/transcriptions',
    load: () => import('#src/pages/transcriptions/index.tsx'),
    kind: 'account',
  },
  services: { folder: 'pages/services', load: () => import('#src/pages/services/index.tsx'), kind: 'account' },
  subscription: {
    folder: 'pages/subscription',
    load: () => import('#src/pages/subscription/index.tsx'),
    kind: 'account',
  },
  paymentHistory: {
    folder: 'pages/payment-history',
    load: () => import('#src/pages/payment-history/index.tsx'),
    kind: 'account',
  },
  settings: { folder: 'pages/settings', load: () => import('#src/pages/settings/index.tsx'), kind: 'account' },
  transcribeSettings: {
    folder: 'features/transcribe-settings',
    load: () => import('#src/features/transcribe-settings/index.tsx'),
    kind: 'account',
  },
  accountSettings: {
    folder: 'pages/account-settings',
    load: () => import('#src/pages/account-settings/index.tsx'),
    kind: 'account',
  },
  emailSettings: {
    folder: 'pages/email-settings',
    load: () => import('#src/pages/email-settings/index.tsx'),
    kind: 'account',
    features: ['reauthentication'],
  },
  privacySettings: {
    folder: 'pages/privacy-settings',
    load: () => import('#src/pages/privacy-settings/index.tsx'),
    kind: 'account',
  },
  dataSettings: {
    folder: 'pages/data-settings',
    load: () => import('#src/pages/data-settings/index.tsx'),
    kind: 'account',
    features: ['reauthentication'],
  },
  securitySettings: {
    folder: 'pages/security-settings',
    load: () => import('#src/pages/security-settings/index.tsx'),
    kind: 'account',
    features: ['activity', 'reauthentication'],
  },
  languageSettings: {
    folder: 'pages/language-settings',
    load: () => import('#src/pages/language-settings/index.tsx'),
    kind: 'account',
  },
  adminInbox: {
    folder: 'features/admin-inbox',
    load: () => import('#src/features/admin-inbox/index.tsx'),
    kind: 'account',
  },
  adminPerson: {
    folder: 'features/admin-user',
    load: () => import('#src/features/admin-user/index.tsx'),
    kind: 'account',
    features: ['activity'],
  },
  adminOperations: {
    folder: 'features/admin-operations',
    load: () => import('#src/features/admin-operations/index.tsx'),
    kind: 'account',
  },
  adminUsers: {
    folder: 'features/admin-users',
    load: () => import('#src/features/admin-users/index.tsx'),
    kind: 'account',
  },
} satisfies Record<PageId, Page>

export const pageOf = (id: PageId): Page => PAGES[id]

export const causeOf = (id: PageId): StartCause | null =>
  pageOf(id).cause ?? (PAGES[id].kind === 'account' ? 'always' : null)

/** Source file of a page, as Vite's manifest names it. */
export const moduleOf = (id: PageId): string => `src/${PAGES[id].folder}/index.tsx`
const catalogOf = (id: PageId): string => PAGES[id].folder.replace(/^.*\//, '')

/** Loaded pages, whose components are rendered directly: `React.lazy` would suspend even when the chunk is loaded. */
const modules = new Map<PageId, PageModule>()
let parts: typeof ProtectedParts | null = null

export const requiredRoleOf = (id: PageId): 'user' | 'admin' | null => {
  if (id === 'notFound') return null
  const { access } = routeOf(id)
  if (access === 'protected') return 'user'
  return access === 'admin' ? 'admin' : null
}

export const catalogsOf = (id: PageId): string[] => [
  'shell',
  catalogOf(id),
  ...(pageOf(id).features ?? []),
  ...(PAGES[id].kind === 'content' ? [] : ['messages']),
  ...(requiredRoleOf(id) === null ? [] : ['account']),
  ...(requiredRoleOf(id) === 'admin' ? ['admin'] : []),
]

/** Loads everything that a page needs to render without suspending. Rejects if a file cannot be loaded. */
export const preloadPage = async (id: PageId, language: Language): Promise<void> => {
  const loadPage = async () => {
    modules.set(id, await pageOf(id).load())
  }
  const loadParts = async () => {
    parts = await import('#src/features/route-guard/protected.ts')
  }
  await waitForAll([
    modules.has(id) || loadPage(),
    requiredRoleOf(id) === null || parts !== null || loadParts(),
    loadCatalogs(language, catalogsOf(id)),
  ])
}

export const loadedPage = (id: PageId): ComponentType => {
  const loaded = modules.get(id)
  if (loaded === undefined) throw new Error(`page '${id}' was not preloaded`)
  return loaded.default
}

/** Whether any of the page's first queries was sent. */
export const prefetchPageQueries = (id: PageId, search: string): boolean =>
  parts?.prefetchQueries(modules.get(id)?.queries?.(search) ?? []) === true

export const loadedGuard = () => {
  if (parts === null) throw new Error('the route guard was not preloaded')
  return parts.RouteGuard
}

/** Null: the page is public, or the layout could not be loaded. */
export const layoutOf = (id: PageId) => (requiredRoleOf(id) === null ? null : (parts?.AccountLayout ?? null))
