/** A file in a folder `effects` makes one effect, named after it (ADR 001). */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** An effect is made by a factory that takes its dependencies: `defineSignIn`, `defineDecrypt`. */
const effectsIn = (file: string): string[] =>
  parseSync(file, readFileSync(file, 'utf8'))
    .module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []))
    .filter((name) => /^define[A-Z]/.test(name))

const FILES = globSync('src/{,features/*/}effects/**/*.ts')

describe('a file with an effect', () => {
  it('is found by the patterns', () => {
    expect(FILES.length).toBeGreaterThan(20)
  })

  it.each(FILES)('%s has no second one', (file) => {
    expect(effectsIn(file).slice(1)).toEqual([])
  })
})
