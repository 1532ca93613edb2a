/** Every file and folder of the repository that a document names in backticks exists. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const DOCUMENTS = ['README.md', ...globSync('docs/**/*.md')]

/** Written by the build, or of a deployment: no part of the repository. */
const MADE_LATER = new Set(['build', 'dist', 'node_modules'])

const ROOTS = new Set([
  'e2e',
  ...readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !MADE_LATER.has(entry.name))
    .map(({ name }) => name),
])

/** Paths from the top. Those with a placeholder (`machines/<flow>`) or a pattern name no file. */
const pathsIn = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/`(?<path>[\w.@-]+(?:\/[\w.@-]+)+)\/?`/g)]
    .flatMap(({ groups }) => groups?.['path'] ?? [])
    .filter((path) => ROOTS.has(path.split('/')[0] ?? ''))

/** Tests are also named without their ending, those of `tests/e2e` without the first folder. */
const exists = (path: string) => {
  const full = path.startsWith('e2e/') ? `tests/${path}` : path
  return existsSync(full) || globSync(`${full}.{ts,tsx,*.ts,*.tsx}`).length > 0
}

it('finds paths in the documents', () => {
  expect(DOCUMENTS.flatMap(pathsIn).length).toBeGreaterThan(300)
})

it.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  expect(pathsIn(document).filter((path) => !exists(path))).toEqual([])
})
