/** What a public page loads on interaction contains no code of the account. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../dist/assets')

/** Static imports of a built chunk; its catalogues have the same name and none. */
const importsOf = (chunk: string): string[] =>
  readdirSync(ASSETS)
    .filter((file) => file.startsWith(`${chunk}-`) && file.endsWith('.js'))
    .flatMap((file) => readFileSync(join(ASSETS, file), 'utf8').match(/from"\.\/[^"]+"/g) ?? [])

it.each(['choice-bar', 'reading-preferences-panel', 'own-audio', 'neural-demo'])('%s', (chunk) => {
  const imports = importsOf(chunk)
  expect(imports).toContainEqual(expect.stringContaining('/app-'))
  expect(imports.filter((name) => /\/(account|desk|client)-/.test(name))).toEqual([])
})

// Proves FAIL-47.
it('no script is named after the question about cookies', () => {
  expect(readdirSync(ASSETS).filter((file) => /consent|cookie|banner/.test(file))).toEqual([])
})
