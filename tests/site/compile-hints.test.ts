import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../dist/assets')

it('files with the code that most pages share, and no others, ask for their functions to be compiled while they load', () => {
  const isHinted = (name: string) =>
    readFileSync(join(ASSETS, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  const hinted = readdirSync(ASSETS).filter((name) => name.endsWith('.js') && isHinted(name))
  const groups = hinted.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
  expect(groups.toSorted()).toEqual(['account', 'app', 'client', 'content', 'dashboard', 'flow', 'form', 'home'])
})
