/** A file in a folder `effects` makes one effect, named after it (ADR 001). */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** What effects are made of: they make none on their own. */
const HELPERS = new Set(['src/effects/command.ts', 'src/effects/poll.ts'])

const FILES = globSync('src/**/effects/**/*.ts').filter((file) => !HELPERS.has(file))

/** Calls that make an effect: the constructors of XState, and the one for an API call whose answer is not used. */
const CONSTRUCTOR =
  /\b(?:fromPromise|fromCallback|fromObservable|fromEventObservable|fromTransition|commandOf)\b(?:<[^()]*>)?\(/g

/** The factory of the effect takes its dependencies: `sign-in.ts` exports `defineSignIn`. */
const factoryOf = (file: string) =>
  `define${basename(file, '.ts')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`

const factoriesIn = (file: string, text: string) =>
  parseSync(file, text)
    .module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []))
    .filter((name) => /^define[A-Z]/.test(name))

/** One-line effects may be in the binding of a flow (ADR 001). */
const OTHERS = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.flow\.ts$|\/effects\//.test(file))

/** Wraps the effects of every flow. */
const WRAPPER = 'src/flow-runtime/provide.ts'

describe('a file with an effect', () => {
  it('is found by the patterns', () => {
    expect(FILES.length).toBeGreaterThan(20)
  })

  it.each(FILES)('%s exports its factory, and makes no second one', (file) => {
    const text = readFileSync(file, 'utf8')
    const effects = text.match(CONSTRUCTOR) ?? []
    expect({ factories: factoriesIn(file, text), effects: effects.length }).toEqual({
      factories: [factoryOf(file)],
      effects: 1,
    })
  })

  it('is in a folder `effects`', () => {
    const outside = OTHERS.filter((file) => readFileSync(file, 'utf8').search(CONSTRUCTOR) >= 0)
    expect(outside).toEqual([WRAPPER])
  })
})
