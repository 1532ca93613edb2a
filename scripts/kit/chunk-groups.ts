/**
 * Assigns modules of the browser build to chunks: many small files compress worse than a few, and cost a request each.
 * Computed from the import graph, so that a new page or component needs no entry here.
 */
import type { Rolldown } from 'vite'
import { ROOT } from './paths.mjs'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1]

/**
 * `app` is loaded by every page; with `content` and `home` it is all the code of the home page, with `flow` and `form` that
 * of the sign-in page, with `account` and `dashboard` that of the dashboard. What the first two add to other pages is what
 * these prefetch anyway, as every header links to both.
 */
const GROUPS = ['app', 'content', 'home', 'flow', 'form', 'client', 'account', 'dashboard'] as const
type Group = (typeof GROUPS)[number]

/**
 * Catalogues that are loaded together are one file for each language: those of the home page, which every page prefetches,
 * with the two that every page needs; and those of the sign-in page.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  texts: ['shell', 'head', 'home', 'transcribe-demo'],
  'form-texts': ['messages', 'login'],
}

/** `content` loads no flow, `account` is built on src/account, `flow` is any other page. */
type Kind = 'content' | 'flow' | 'account'
/**
 * Number of pages of each kind that import a module, directly or not; the flags: whether that page or part imports it.
 */
type Use = Record<Kind, number> & {
  isInitial: boolean
  isOfHome: boolean
  isOfLogin: boolean
  isOfDashboard: boolean
  isOfList: boolean
  isOfClient: boolean
}
type Page = { root: string; kind: Kind; modules: ReadonlySet<string> }

const ENTRY = `${ROOT}src/main.tsx`
/** Imported dynamically, since no page needs it to hydrate, and needed by the first prefetch. */
const HEAD = `${ROOT}src/head/update-head.ts`
/** Imports all pages, and the guard that is loaded with each account page. */
const PAGES = `${ROOT}src/app/pages.ts`
/** Usual entry pages. */
const HOME = '/src/pages/home/index.tsx'
const LOGIN = '/src/features/login/index.tsx'
const DASHBOARD = '/src/pages/dashboard/index.tsx'
/** The only other page that shows transcriptions. */
const LIST = '/src/pages/transcriptions/index.tsx'
/** The session and its client: loaded on pages with a session, and to sign in. */
const CLIENT = ['src/flow-runtime/session.ts', 'src/clients/create-client.ts'].map((path) => ROOT + path)
/** Out of about ten content pages. */
const SEVERAL = 4
const isPage = (id: string) => id.endsWith('/index.tsx')
const isLibrary = (id: string) => /\/node_modules\/|^\0/.test(id)

const kindOf = (modules: ReadonlySet<string>): Kind => {
  const has = (path: RegExp) => [...modules].some((id) => path.test(id))
  if (has(/\/src\/account\//)) return 'account'
  return has(/\/node_modules\/xstate\//) ? 'flow' : 'content'
}

const pagesOf = (context: Context, importedBy: (root: string) => Set<string>): Page[] => {
  const roots = context.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? []
  const guards = roots.filter((id) => !isPage(id)).flatMap((id) => [...importedBy(id)])
  return roots.filter(isPage).map((root) => {
    const modules = importedBy(root)
    const kind = kindOf(modules)
    return { root, kind, modules: kind === 'account' ? new Set([...modules, ...guards]) : modules }
  })
}

const readUses = (context: Context) => {
  const importedBy = (root: string) => {
    const found = new Set([root])
    for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next)
    return found
  }
  const initial = new Set([...importedBy(ENTRY), ...importedBy(HEAD)])
  const client = new Set(CLIENT.flatMap((id) => [...importedBy(id)]))
  const pages = pagesOf(context, importedBy)
  const countOf = (kind: Kind, id: string) => pages.filter((page) => page.kind === kind && page.modules.has(id)).length
  const isOf = (page: string, id: string) => pages.some(({ root, modules }) => root.endsWith(page) && modules.has(id))
  const countsOf = (id: string): Use => ({
    content: countOf('content', id),
    flow: countOf('flow', id),
    account: countOf('account', id),
    isInitial: initial.has(id),
    isOfHome: isOf(HOME, id),
    isOfLogin: isOf(LOGIN, id),
    isOfDashboard: isOf(DASHBOARD, id),
    isOfList: isOf(LIST, id),
    isOfClient: client.has(id),
  })
  const isMost = (kind: Kind, count: number) => count > pages.filter((page) => page.kind === kind).length / 2
  return { countsOf, isMost }
}

type Uses = ReturnType<typeof readUses>

/** For modules that pages of several kinds share: a content page must not load a flow with them. */
const groupOfContent = (use: Use): Group | null => {
  const { content, flow, account, isOfHome } = use
  if (content + flow + account === 1) return isOfHome ? 'home' : null
  if (account > 0) return content + flow > 1 ? 'app' : 'flow'
  if (content >= SEVERAL) return 'content'
  return isOfHome ? 'home' : null
}

/** Null leaves a module to the bundler, which groups those that the same pages import. */
const groupOf = (id: string, uses: Uses): Group | null => {
  const use = uses.countsOf(id)
  const { content, flow, account } = use
  if (use.isInitial) return 'app'
  if (use.isOfClient) return flow > 0 ? 'flow' : 'client'
  if (isLibrary(id)) return flow > 1 ? 'flow' : null
  if (content > 0) return groupOfContent(use)
  const isMost = uses.isMost('account', account)
  if (flow > 0 && (isMost || use.isOfDashboard)) return 'flow'
  if (isMost) return 'account'
  if (use.isOfDashboard) return account === (use.isOfList ? 2 : 1) ? 'dashboard' : 'account'
  if (use.isOfLogin) return 'form'
  return content + flow + account < 2 || flow === 0 ? null : 'form'
}

const textsOf = (id: string): string | null => {
  const [, language, catalog = ''] = /\/locales\/(\w+)\/([\w-]+)\.po/.exec(id) ?? []
  const [name] = Object.entries(TEXTS).find(([, catalogs]) => catalogs.includes(catalog)) ?? []
  return name === undefined ? null : `${name}-${language}`
}

/** Value of rolldown's `codeSplitting.groups`. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  let uses: Uses | null = null
  const isIn = (group: Group, id: string, context: Context) => groupOf(id, (uses ??= readUses(context))) === group
  const code = GROUPS.map((group, index) => ({
    name: (id: string, context: Context) => (isIn(group, id, context) ? group : null),
    priority: GROUPS.length - index,
  }))
  return [{ name: textsOf, priority: GROUPS.length + 1 }, ...code]
}

/** Whether it is one of the files with the code that most pages share, by the modules in it. */
export const isShared = ({ name, moduleIds }: Pick<Rolldown.OutputChunk, 'name' | 'moduleIds'>): boolean =>
  (GROUPS as readonly string[]).includes(name) && !moduleIds.some((id) => id.endsWith('.po'))
