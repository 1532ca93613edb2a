/** A file in a folder `effects` makes one effect, named after it; the binding of a flow has effects of one call (ADR 001). */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { argumentsOf, everyNode, type Node, parse } from '#tests/kit/syntax.ts'

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

const BINDINGS = globSync('src/**/*.flow.ts')

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

/** Statements of an effect that is more than one call. */
const CONTROL_FLOW = /^(?:If|Switch|For|ForOf|ForIn|While|DoWhile|Try)Statement$/

const isOneCall = (effect: Node): boolean => {
  const types = everyNode(effect).map(({ type }) => type)
  return types.filter((type) => type === 'AwaitExpression').length < 2 && !types.some((type) => CONTROL_FLOW.test(type))
}

describe('an effect in the binding of a flow', () => {
  it.each(BINDINGS)('is one call: %s', (file) => {
    const text = readFileSync(file, 'utf8')
    const effects = argumentsOf(parse(text), 'fromPromise').flatMap((effect) => effect ?? [])
    const others = (text.match(CONSTRUCTOR) ?? []).filter((name) => !/^(?:fromPromise|commandOf)/.test(name))
    expect({ longer: effects.filter((effect) => !isOneCall(effect)).length, others }).toEqual({ longer: 0, others: [] })
  })

  it.each(['async () => { await read(); await write() }', 'async () => { if (await read()) write() }'])(
    'is found if it is more: %s',
    (source) => {
      expect(isOneCall(parse(source))).toBe(false)
    },
  )
})
