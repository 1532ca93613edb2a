/** All checks of the project; `npm test` selects from them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { npm } from './npm.mjs'
import { type Counts, countsIn, type Outcome, type Reporter } from './outcomes.ts'
import { ROOT } from './paths.mjs'
import { secondsSince } from './progress.mjs'
import { run } from './run.mjs'
import { type CheckName, checksOf, isSplit, type TestOptions } from './test-options.mjs'

type Check = { script: string; args?: readonly string[]; reporter?: Reporter; after?: CheckName }

/** `script` is a script of package.json; a check without a reporter counts as one test. */
const CHECKS: Readonly<Record<CheckName, Check>> = {
  format: { script: 'format:check' },
  lint: { script: 'lint' },
  types: { script: 'typecheck' },
  translations: { script: 'i18n:check' },
  fast: { script: 'test:fast', reporter: 'vitest' },
  build: { script: 'build' },
  budgets: { script: 'size', after: 'build' },
  suites: { script: 'test:suites', reporter: 'vitest', after: 'build' },
  model: { script: 'test:model', reporter: 'vitest' },
  copies: { script: 'test:copies', reporter: 'vitest' },
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

type Asked = Pick<TestOptions, 'shard'> & { env: NodeJS.ProcessEnv }

const runCheck = async (name: CheckName, { shard, env }: Asked): Promise<Outcome> => {
  const { script, args = [], reporter } = CHECKS[name]
  const file = `${REPORTS}/${name}.json`
  const start = performance.now()
  mkdirSync(ROOT + REPORTS, { recursive: true })
  rmSync(ROOT + file, { force: true })
  console.log(`\n== ${name}: npm run ${script}`)
  const part = shard !== null && isSplit(name) ? [`--shard=${shard.index}/${shard.count}`] : []
  const more = [...args, ...part, ...(reporter ? argsFor(reporter, file) : [])]
  const command = npm(['run', '--silent', script, ...(more.length > 0 ? ['--', ...more] : [])])
  const code = await run(command.command, command.args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: ROOT + file },
  })
  return { name, ...countsOf(reporter, file, code), took: secondsSince(start) }
}

/** Runs the checks in sequence; one that depends on a failed check fails without being run. */
export const runChecks = async (options: TestOptions, env: NodeJS.ProcessEnv): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const name of checksOf(options, (check) => CHECKS[check].after)) {
    const { after } = CHECKS[name]
    const isPossible = outcomes.every((outcome) => outcome.name !== after || outcome.failed === 0)
    if (!isPossible) console.error(`\n== ${name}: not run, because ${after} failed`)
    outcomes.push(
      isPossible
        ? await runCheck(name, { shard: options.shard, env })
        : { name, passed: 0, failed: 1, skipped: 0, flaky: [], took: secondsSince(performance.now()) },
    )
  }
  return outcomes
}
