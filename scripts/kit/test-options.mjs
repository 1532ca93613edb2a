/** Options of `npm test`. Plain JavaScript: runs before anything is installed. */
import { parseArgs } from 'node:util'
import { PlainError } from './plain-error.mjs'

const EVERY = /** @type {const} */ (['quick', 'usual', 'full'])
const LONG = /** @type {const} */ (['usual', 'full'])

/**
 * All checks, cheapest first, with their tiers (docs/guides/run-the-tests.md). `suites` is `model` to `db` in one
 * run, as each would end with a test that keeps one core busy; `fast` is a subset of it. `lint-untyped` is `lint` without
 * the rules that need types, three quarters of its time.
 */
const CHECKS = /** @type {const} */ ({
  format: EVERY,
  lint: LONG,
  'lint-untyped': ['quick'],
  types: EVERY,
  translations: EVERY,
  build: EVERY,
  budgets: EVERY,
  fast: ['quick'],
  suites: LONG,
  model: [],
  scaffold: [],
  ui: [],
  site: [],
  api: [],
  db: [],
  views: LONG,
  e2e: LONG,
  stryker: ['full'],
  book: ['full'],
})

/** @typedef {keyof typeof CHECKS} CheckName */
/** @typedef {(typeof CHECKS)[CheckName][number]} Tier */

const NAMES = /** @type {CheckName[]} */ (Object.keys(CHECKS))

/** @param {Tier} tier */
const checksIn = (tier) => NAMES.filter((name) => /** @type {readonly Tier[]} */ (CHECKS[name]).includes(tier))

/** @typedef {{ index: number, count: number }} Shard */
/** @typedef {{ tier: Tier, only: CheckName[], shard: Shard | null }} TestOptions */

export const HELP = `npm test -- [--quick | --full] [--only=a,b] [--shard=i/n]

  (none)         every check, ${checksIn('usual').length} of them
  --quick        before a push: no browser, no built pages, one database
  --full         all combinations, as each night: npm run test:full
  --only=a,b     only these checks: ${NAMES.join(', ')}
  --shard=i/n    the i-th of n parts, to run on several machines
  --help         this text

One file, one flow: npx vitest run --project api tests/api/pglite.test.ts -t 'a name'
Exits with code 1 if a check failed, or if more than one test was flaky.`

/**
 * Throws a `PlainError` for anything that is not a shard.
 * @param {string | undefined} text such as `2/4`
 * @returns {Shard | null}
 */
export const readShard = (text) => {
  if (text === undefined) return null
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (index >= 1 && index <= count) return { index, count }
  throw new PlainError(`--shard is a part of all parts, such as 2/4, not '${text}'.`)
}

/** @param {string | undefined} text names, separated by commas */
const namesIn = (text) =>
  (text?.split(',') ?? []).map((name) => {
    const known = NAMES.find((candidate) => candidate === name)
    if (known === undefined) throw new PlainError(`There is no check '${name}'. There are: ${NAMES.join(', ')}`)
    return known
  })

const OPTIONS = /** @type {const} */ ({
  quick: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  only: { type: 'string' },
  shard: { type: 'string' },
  help: { type: 'boolean', default: false },
})

/** @param {readonly string[]} args */
const parse = (args) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
  }
}

/**
 * Throws a `PlainError` for an unknown option or value.
 * @param {readonly string[]} args
 * @returns {TestOptions | 'help'}
 */
export const readTestOptions = (args) => {
  const { quick, full, only, shard, help } = parse(args)
  if (help) return 'help'
  if (quick && full) throw new PlainError('--quick and --full exclude each other.')
  return { tier: quick ? 'quick' : full ? 'full' : 'usual', only: namesIn(only), shard: readShard(shard) }
}

/** Checks whose runner splits its tests, or languages, by shard; each other check runs completely in one shard. */
const SPLIT = new Set(['suites', 'model', 'api', 'e2e', 'book'])

/**
 * The checks of a run, in order.
 * @param {TestOptions} options
 * @param {(name: CheckName) => CheckName | undefined} after the check that another one depends on
 * @returns {CheckName[]}
 */
export const checksOf = ({ tier, only, shard }, after) => {
  const selected = only.length > 0 ? only : checksIn(tier)
  const ownChecks =
    shard === null
      ? selected
      : selected.filter((name, index) => SPLIT.has(name) || index % shard.count === shard.index - 1)
  const needed = new Set(ownChecks.flatMap((name) => after(name) ?? []))
  return NAMES.filter((name) => ownChecks.includes(name) || needed.has(name))
}

/** @param {CheckName} name */
export const isSplit = (name) => SPLIT.has(name)
