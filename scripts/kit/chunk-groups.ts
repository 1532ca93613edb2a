/**
 * Which modules of the browser build share a file: many small files compress worse than a few, and cost a request each. Read
 * from what the pages import, so that a new page or part needs no entry here.
 */
import type { Rolldown } from 'vite'
import { ROOT } from './paths.mjs'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>>[1]

/** In the order in which they take modules: a file may depend on those before it. `AHEAD` of `prerender.ts` names two of them. */
const GROUPS = ['runtime', 'shell', 'bands', 'common', 'flow', 'kit', 'form', 'account'] as const
type Group = (typeof GROUPS)[number]

/** `content` loads no flow, `account` is built on src/account, `flow` is any other page. */
type Kind = 'content' | 'flow' | 'account'
/** By how many pages of each kind a module is imported, directly or not; `isInitial` says by the entry. */
type Use = Record<Kind, number> & { isInitial: boolean }
type Page = { kind: Kind; modules: ReadonlySet<string> }

const ENTRY = `${ROOT}src/main.tsx`
/** Imports all pages, and beside them the gate that stands in front of each page of the account. */
const PAGES = `${ROOT}src/app/pages.ts`
const isPage = (id: string) => id.endsWith('/index.tsx')
const isLibrary = (id: string) => /\/node_modules\/|^\0/.test(id)
/** The entry has its own file, with the styles that it imports. */
const isOfEntry = (id: string) => id === ENTRY || /\/src\/brand\//.test(id)

const kindOf = (modules: ReadonlySet<string>): Kind => {
  const has = (path: RegExp) => [...modules].some((id) => path.test(id))
  if (has(/\/src\/account\//)) return 'account'
  return has(/\/node_modules\/xstate\//) ? 'flow' : 'content'
}

const pagesOf = (context: Context, importedBy: (root: string) => Set<string>): Page[] => {
  const roots = context.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? []
  const gates = roots.filter((id) => !isPage(id)).flatMap((id) => [...importedBy(id)])
  return roots.filter(isPage).map((root) => {
    const modules = importedBy(root)
    const kind = kindOf(modules)
    return { kind, modules: kind === 'account' ? new Set([...modules, ...gates]) : modules }
  })
}

const readUses = (context: Context) => {
  const importedBy = (root: string) => {
    const found = new Set([root])
    for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next)
    return found
  }
  const initial = importedBy(ENTRY)
  const pages = pagesOf(context, importedBy)
  const countOf = (kind: Kind, id: string) => pages.filter((page) => page.kind === kind && page.modules.has(id)).length
  const countsOf = (id: string): Use => ({
    content: countOf('content', id),
    flow: countOf('flow', id),
    account: countOf('account', id),
    isInitial: initial.has(id),
  })
  const isMost = (kind: Kind, count: number) => count > pages.filter((page) => page.kind === kind).length / 2
  return { countsOf, isMost }
}

type Uses = ReturnType<typeof readUses>

/** Null leaves a module to the bundler, which joins those that the same pages import. */
const groupOf = (id: string, { countsOf, isMost }: Uses): Group | null => {
  const { content, flow, account, isInitial } = countsOf(id)
  if (isOfEntry(id)) return null
  if (isInitial) return isLibrary(id) ? 'runtime' : 'shell'
  if (isLibrary(id)) return flow > 1 ? 'flow' : null
  if (content + flow + account < 2) return null
  // A page that loads no flow must not fetch one with what it shares.
  if (content > 0) return isMost('content', content) ? 'bands' : isMost('account', account) ? 'common' : null
  if (isMost('account', account)) return flow > 0 ? 'kit' : 'account'
  // What more pages of the account use than pages with a form would bring the forms along to pages that have none.
  const isFormPart = flow >= account && (flow > 1 || /\/src\/ui\//.test(id))
  return isFormPart ? 'form' : null
}

/** For `codeSplitting.groups`. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  let uses: Uses | null = null
  const isIn = (group: Group, id: string, context: Context) => groupOf(id, (uses ??= readUses(context))) === group
  return GROUPS.map((group, index) => ({
    name: (id, context) => (isIn(group, id, context) ? group : null),
    priority: GROUPS.length - index,
  }))
}
