/** Everything the project is checked by, one row each; `npm test` and `npm run validate` pick from here. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ROOT } from './paths.mjs'
import { secondsSince } from './progress.mjs'
import { run } from './run.mjs'

type Reporter = 'vitest' | 'playwright'
type Check = { script: string; reporter?: Reporter; after?: 'build' }

/** `script` is a name of package.json; a check without a reporter counts as one. */
const CHECKS = {
  build: { script: 'build' },
  model: { script: 'test:model', reporter: 'vitest' },
  copies: { script: 'test:copies', reporter: 'vitest' },
  ui: { script: 'test:ui', reporter: 'vitest' },
  views: { script: 'test:views', reporter: 'vitest' },
  api: { script: 'test:api', reporter: 'vitest' },
  db: { script: 'test:db', reporter: 'vitest' },
  translations: { script: 'i18n:check' },
  types: { script: 'typecheck' },
  lint: { script: 'lint' },
  format: { script: 'format:check' },
  budgets: { script: 'size', after: 'build' },
  site: { script: 'test:site', reporter: 'vitest', after: 'build' },
  e2e: { script: 'test:e2e', reporter: 'playwright', after: 'build' },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof CHECKS
/** `flaky` names the tests that passed at a repeat only: they count neither as passed nor as failed. */
export type Outcome = {
  name: CheckName
  passed: number
  failed: number
  skipped: number
  flaky: readonly string[]
  took: string
}
type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'flaky'>

const REPORTS = 'build/reports'

const argsFor = (reporter: Reporter, file: string) =>
  reporter === 'vitest'
    ? ['--reporter=default', '--reporter=./tests/kit/flow-table.ts', '--reporter=json', `--outputFile.json=${file}`]
    : [`--reporter=list,json`]

/** The shapes of both reports, as far as they are counted. */
type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

const flakyIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
]

const readCounts = (reporter: Reporter, file: string): Counts => {
  const report = JSON.parse(readFileSync(ROOT + file, 'utf8')) as unknown
  if (reporter === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, flaky: [] }
  }
  const { stats, suites } = report as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, flaky: flakyIn({ suites }) }
}

/** A runner that crashed left no report, or one in which all is well: its exit code tells. */
const countsOf = (reporter: Reporter | undefined, file: string, code: number): Counts => {
  let counts: Counts = { passed: code === 0 && reporter === undefined ? 1 : 0, failed: 0, skipped: 0, flaky: [] }
  if (reporter) {
    try {
      counts = readCounts(reporter, file)
    } catch {
      console.error(`No report of this run: ${file}`)
      code ||= 1
    }
  }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

const runCheck = async (name: CheckName, env: NodeJS.ProcessEnv): Promise<Outcome> => {
  const { script, reporter }: Check = CHECKS[name]
  const file = `${REPORTS}/${name}.json`
  const start = performance.now()
  mkdirSync(ROOT + REPORTS, { recursive: true })
  rmSync(ROOT + file, { force: true })
  console.log(`\n== ${name}: npm run ${script}`)
  const args = ['run', '--silent', script, ...(reporter ? ['--', ...argsFor(reporter, file)] : [])]
  const code = await run('npm', args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: ROOT + file } })
  return { name, ...countsOf(reporter, file, code), took: secondsSince(start) }
}

/** Runs the checks one after the other; one that needs a failed one fails without being run. */
export const runChecks = async (names: readonly CheckName[], env = process.env): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const name of names) {
    const { after }: Check = CHECKS[name]
    const isPossible = outcomes.every((outcome) => outcome.name !== after || outcome.failed === 0)
    if (!isPossible) console.error(`\n== ${name}: not run, because ${after} failed`)
    outcomes.push(
      isPossible
        ? await runCheck(name, env)
        : { name, passed: 0, failed: 1, skipped: 0, flaky: [], took: secondsSince(performance.now()) },
    )
  }
  return outcomes
}

const COLUMNS = ['name', 'passed', 'failed', 'flaky', 'skipped', 'took'] as const

const cellOf = (value: Outcome[(typeof COLUMNS)[number]]) => String(Array.isArray(value) ? value.length : value)

/** A row a check, then the flaky tests by name. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const rows = [COLUMNS, ...outcomes.map((outcome) => COLUMNS.map((column) => cellOf(outcome[column])))]
  const table = rows.map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join(''))
  return [...table, ...outcomes.flatMap(({ flaky }) => flaky.map((name) => `flaky: ${name}`))].join('\n')
}

export const sumOf = (outcomes: readonly Outcome[], column: 'passed' | 'failed') =>
  outcomes.reduce((sum, outcome) => sum + outcome[column], 0)
