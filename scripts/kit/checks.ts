/** All checks of the project; `npm test` selects from them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { npm } from './npm.mjs'
import { type Counts, countsIn, type Outcome, type Reporter } from './outcomes.ts'
import { ROOT } from './paths.mjs'
import { secondsSince } from './progress.mjs'
import { run, runQuietly } from './run.mjs'
import { type CheckName, checksOf, isSplit, type TestOptions } from './test-options.mjs'

type Check = {
  /** A script of package.json. */
  script: string
  args?: readonly string[]
  /** A check without one counts as one test. */
  reporter?: Reporter
  after?: CheckName
  /** The tier of its tests, independent of that of the run. */
  tier?: 'quick'
  /** Most of its time keeps one core busy: runs beside others of its kind, and is printed when it has ended. */
  isNarrow?: true
}

const CHECKS: Readonly<Record<CheckName, Check>> = {
  format: { script: 'format:check', isNarrow: true },
  lint: { script: 'lint', isNarrow: true },
  'lint-untyped': { script: 'lint:untyped', isNarrow: true },
  types: { script: 'typecheck', isNarrow: true },
  translations: { script: 'i18n:check', isNarrow: true },
  build: { script: 'build', isNarrow: true },
  budgets: { script: 'size', after: 'build', isNarrow: true },
  fast: { script: 'test:fast', reporter: 'vitest', tier: 'quick' },
  suites: { script: 'test:suites', reporter: 'vitest', after: 'build' },
  model: { script: 'test:model', reporter: 'vitest' },
  scaffold: { script: 'test:scaffold', reporter: 'vitest' },
  ui: { script: 'test:ui', reporter: 'vitest' },
  site: { script: 'test:site', reporter: 'vitest', after: 'build' },
  views: { script: 'test:views', reporter: 'vitest' },
  api: { script: 'test:api', reporter: 'vitest' },
  db: { script: 'test:db', reporter: 'vitest' },
  e2e: { script: 'test:e2e', reporter: 'playwright', after: 'build' },
  stryker: { script: 'test:stryker' },
  book: { script: 'flows:book', args: ['--lang', 'all'], after: 'build' },
}

const REPORTS = 'build/reports'

const argsFor = (reporter: Reporter, file: string) =>
  reporter === 'vitest'
    ? ['--reporter=default', '--reporter=./tests/kit/flow-table.ts', '--reporter=json', `--outputFile.json=${file}`]
    : [`--reporter=list,json`]

/** A crashed runner leaves no report, or one without failures: a non-zero exit code counts as a failure too. */
const countsOf = (reporter: Reporter | undefined, file: string, code: number): Counts => {
  let counts: Counts = { passed: code === 0 && reporter === undefined ? 1 : 0, failed: 0, skipped: 0, flaky: [] }
  if (reporter) {
    try {
      counts = countsIn(reporter, JSON.parse(readFileSync(ROOT + file, 'utf8')))
    } catch {
      console.error(`No report of this run: ${file}`)
      code ||= 1
    }
  }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

type CheckOptions = Pick<TestOptions, 'shard'> & { env: NodeJS.ProcessEnv }

const title = (name: CheckName) => `\n== ${name}: npm run ${CHECKS[name].script}`

/** @returns the exit code */
const runScript = async (name: CheckName, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const { script, isNarrow } = CHECKS[name]
  const command = npm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])])
  if (isNarrow) {
    const { code, output } = await runQuietly(command.command, command.args, { env })
    console.log(`${title(name)}\n${output.trimEnd()}`)
    return code
  }
  console.log(title(name))
  return run(command.command, command.args, { env })
}

const runCheck = async (name: CheckName, { shard, env }: CheckOptions): Promise<Outcome> => {
  const { args = [], reporter, tier } = CHECKS[name]
  const file = `${REPORTS}/${name}.json`
  const start = performance.now()
  mkdirSync(ROOT + REPORTS, { recursive: true })
  rmSync(ROOT + file, { force: true })
  const part = shard !== null && isSplit(name) ? [`--shard=${shard.index}/${shard.count}`] : []
  const more = [...args, ...part, ...(reporter ? argsFor(reporter, file) : [])]
  const own = { ...(tier && { PROSA_TIER: tier }), PLAYWRIGHT_JSON_OUTPUT_NAME: ROOT + file }
  const code = await runScript(name, more, { ...env, ...own })
  return { name, ...countsOf(reporter, file, code), took: secondsSince(start) }
}

/** Runs narrow checks side by side, then the others in sequence; one that depends on a failed check fails without being run. */
export const runChecks = async (options: TestOptions, env: NodeJS.ProcessEnv): Promise<Outcome[]> => {
  const names = checksOf(options, (check) => CHECKS[check].after)
  const outcomes = new Map<CheckName, Promise<Outcome>>()

  const runUnlessBlocked = async (name: CheckName): Promise<Outcome> => {
    const { after } = CHECKS[name]
    const before = after === undefined ? undefined : await outcomes.get(after)
    if (before === undefined || before.failed === 0) return runCheck(name, { shard: options.shard, env })
    console.error(`\n== ${name}: not run, because ${after} failed`)
    return { name, passed: 0, failed: 1, skipped: 0, flaky: [], took: secondsSince(performance.now()) }
  }
  const runInTurn = async (waiting: CheckName[]) => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const outcome = runUnlessBlocked(name)
      outcomes.set(name, outcome)
      await outcome
    }
  }

  const narrow = names.filter((name) => CHECKS[name].isNarrow)
  if (narrow.length > 1) console.log(`\n== in parallel: ${narrow.join(', ')}`)
  await Promise.all(Array.from({ length: availableParallelism() }, () => runInTurn(narrow)))
  await runInTurn(names.filter((name) => !CHECKS[name].isNarrow))
  return Promise.all(names.flatMap((name) => outcomes.get(name) ?? []))
}
