/** What a program needs at run time: its own files and its packages, found by following imports. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const ROOT = new URL('../../', import.meta.url)

/** Vite and its development server, loaded by `--dev` alone. */
const DEVELOPMENT = 'server/dev.ts'

const isTypeOnly = (entries: readonly { isType: boolean }[]) =>
  entries.length > 0 && entries.every(({ isType }) => isType)

/** Static imports, re-exports, literal `import()`, and files that are named by `new URL('./x.ts', import.meta.url)`. */
const namesIn = (file: string): string[] => {
  const text = readFileSync(new URL(file, ROOT), 'utf8')
  const { module } = parseSync(file, text)
  return [
    ...module.staticImports
      .filter(({ entries }) => !isTypeOnly(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      isTypeOnly(entries) ? [] : entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      [...text.slice(moduleRequest.start, moduleRequest.end).matchAll(/^'(.+)'$/g)].map(([, name = '']) => name),
    ),
    ...[...text.matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)].map(([, name = '']) => name),
  ]
}

/** `#server/x.ts` and `./x.ts` as a path from the root; null for a package. */
const ownFile = (name: string, importer: string): string | null => {
  if (name.startsWith('#')) return name.slice(1)
  if (!name.startsWith('.')) return null
  return relative(fileURLToPath(ROOT), fileURLToPath(new URL(name, new URL(importer, ROOT))))
}

/** `@scope/name` or `name` of a package, without the path in it. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Own files and packages that these programs load. */
export const runtimeOf = (entries: readonly string[]): { files: string[]; packages: string[] } => {
  const files = new Set<string>(entries)
  const packages = new Set<string>()
  for (const file of files) {
    if (file === DEVELOPMENT || !existsSync(new URL(file, ROOT)) || !/\.m?[jt]s$/.test(file)) continue
    for (const name of namesIn(file)) {
      const own = ownFile(name, file)
      if (own !== null) files.add(own)
      else if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() }
}
