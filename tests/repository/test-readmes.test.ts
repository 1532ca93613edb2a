/** The tables in the READMEs of the test kit and of the model tests name every file, and no other. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const filesIn = (folder: string, prefix = '') =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => prefix + name)

it.each([
  ['tests/kit', [...filesIn('tests/kit'), ...filesIn('machines/kit', 'machines/kit/')]],
  ['tests/model', filesIn('tests/model')],
])('%s/README.md lists every file of its folder', (folder, files) => {
  const rows = readFileSync(new URL(`${folder}/README.md`, root), 'utf8').match(/^\| `.*?\|/gm) ?? []
  const listedFiles = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(listedFiles.toSorted()).toEqual(files.toSorted())
})
