/** What the mutation result of a flow depends on: its machine with all that it imports, and the kit that checks it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { importsOf } from '#tests/kit/imports.ts'
import { ROOT } from '../../scripts/kit/paths.mjs'
import { equivalentMutants } from './equivalent-mutants.ts'

/** Imports every flow; a flow's own files are read from its folder. */
const ALL_FLOWS = 'machines/index.ts'
const SUITE = 'tests/mutants/run-mutants.ts'
/** Lists all flows: only a flow's own entry counts. */
const EQUIVALENT = 'tests/mutants/equivalent-mutants.ts'

const textOf = (path: string) => readFileSync(ROOT + path, 'utf8')

/** A path from the root, `name@version` of a package, or null for Node's own. */
const resolve = (name: string, from: string): string | null => {
  if (name.startsWith('node:')) return null
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return new URL(name, `file:///${from}`).pathname.slice(1)
  const [scope = '', rest] = name.split('/')
  const folder = scope.startsWith('@') ? `${scope}/${rest}` : scope
  const { version } = JSON.parse(textOf(`node_modules/${folder}/package.json`)) as { version: string }
  return `${folder}@${version}`
}

const imported = new Map<string, readonly string[]>()

const importedBy = (path: string): readonly string[] => {
  const known = imported.get(path)
  if (known !== undefined) return known
  const isSource = /\.(ts|tsx|mjs)$/.test(path)
  const names = isSource ? importsOf(ROOT + path).map((name) => resolve(name, path)) : []
  const found = names.filter((name) => name !== null).filter((name) => name !== ALL_FLOWS && name !== EQUIVALENT)
  imported.set(path, found)
  return found
}

const withImports = (paths: readonly string[]): Set<string> => {
  const all = new Set(paths)
  for (const path of all) {
    for (const next of importedBy(path)) all.add(next)
  }
  return all
}

/** Files, as paths from the root, and packages with their versions. */
export const sourcesOf = (folder: string): string[] => {
  const own = readdirSync(`${ROOT}machines/${folder}`).map((name) => `machines/${folder}/${name}`)
  return [...withImports([...own, SUITE])].toSorted()
}

const isPackage = (source: string) => /@[\d.]+\S*$/.test(source)

/** A hash of all of them: the same as long as the mutation result would be the same. */
export const fingerprintOf = (id: string, folder: string): string => {
  const hash = createHash('sha256').update(JSON.stringify(equivalentMutants[id] ?? null))
  for (const source of sourcesOf(folder)) hash.update(isPackage(source) ? source : `${source}\n${textOf(source)}`)
  return hash.digest('hex').slice(0, 16)
}
